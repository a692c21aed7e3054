/** The forms of the questions that are answered on the map, by kind of question. */
import type { Component } from 'svelte';
import type { DraftProps } from '$lib/board';
import AmountForm from './AmountForm.svelte';
import AreasForm from './AreasForm.svelte';
import CitiesForm from './CitiesForm.svelte';
import HelpForm from './HelpForm.svelte';
import MarchForm from './MarchForm.svelte';
import RateForm from './RateForm.svelte';
import TokensForm from './TokensForm.svelte';

export const MAP_FORMS: Readonly<Record<string, Component<DraftProps<'mega'>>>> = {
  'tax-rate': RateForm,
  spread: TokensForm,
  move: MarchForm,
  march: MarchForm,
  sail: MarchForm,
  'pay-ship': AreasForm,
  'pay-upkeep': AreasForm,
  'order-fights': AreasForm,
  'order-attacks': AreasForm,
  wait: AreasForm,
  removal: AreasForm,
  plunder: AmountForm,
  'build-cities': CitiesForm,
  'build-with-help': HelpForm,
  garrison: TokensForm,
  support: AreasForm,
  'land-horde': AreasForm,
  'lead-horde': AreasForm,
  'choose-volcano': AreasForm,
  'choose-shaken': AreasForm,
  'choose-neighbour': AreasForm,
  'choose-plain': AreasForm,
  'choose-sea': AreasForm,
  'another-place': AreasForm,
  'give-up-city': AreasForm,
  'place-tokens': TokensForm,
  resettle: TokensForm,
};
