/** The forms of the questions that are answered on the map, by kind of question. */
import type { Component } from 'svelte';
import type { DraftProps } from '$lib/board';
import AmountForm from './AmountForm.svelte';
import ChoiceForm from './ChoiceForm.svelte';
import CitiesForm from './CitiesForm.svelte';
import FoundingForm from './FoundingForm.svelte';
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
  'pay-ship': ChoiceForm,
  'pay-upkeep': ChoiceForm,
  'order-fights': ChoiceForm,
  'order-attacks': ChoiceForm,
  wait: ChoiceForm,
  removal: ChoiceForm,
  plunder: AmountForm,
  'build-cities': CitiesForm,
  'build-with-help': HelpForm,
  garrison: TokensForm,
  support: ChoiceForm,
  'land-horde': ChoiceForm,
  'lead-horde': ChoiceForm,
  'choose-volcano': ChoiceForm,
  'choose-shaken': ChoiceForm,
  'choose-neighbour': ChoiceForm,
  'choose-plain': ChoiceForm,
  'choose-sea': ChoiceForm,
  flames: ChoiceForm,
  'another-place': ChoiceForm,
  'place-cities': FoundingForm,
  'give-up-city': ChoiceForm,
  'place-tokens': TokensForm,
  resettle: TokensForm,
};
