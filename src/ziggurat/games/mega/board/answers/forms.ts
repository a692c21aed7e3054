/** Which form puts the answer to a kind of question together: every kind has one. */
import type { Component } from 'svelte';
import type { DraftProps } from '$lib/board';
import AbilityForm from './AbilityForm.svelte';
import CardsForm from './CardsForm.svelte';
import ChoiceForm from './ChoiceForm.svelte';
import CreditsForm from './CreditsForm.svelte';
import DivisionForm from './DivisionForm.svelte';
import FloorForm from './FloorForm.svelte';
import LossForm from './LossForm.svelte';
import { MAP_FORMS } from './mapForms';
import MarketForm from './MarketForm.svelte';
import MarksForm from './MarksForm.svelte';
import OrderForm from './OrderForm.svelte';
import RetreatForm from './RetreatForm.svelte';
import StacksForm from './StacksForm.svelte';

type Form = Component<DraftProps<'mega'>>;

const FORMS: Readonly<Record<string, Form>> = {
  ...MAP_FORMS,
  // taxes
  revolting: MarksForm,
  // trade cards
  buy_cards: StacksForm,
  // trade
  floor: FloorForm,
  market_trade: MarketForm,
  // calamities
  losses: LossForm,
  'city-losses': MarksForm,
  'select-areas': DivisionForm,
  'pick-harbours': MarksForm,
  'choose-betrayed': MarksForm,
  'choose-victims': MarksForm,
  bandits: CardsForm,
  bribe: CardsForm,
  ransom: CardsForm,
  retreat: RetreatForm,
  // abilities
  'use-ability': AbilityForm,
  tribute: ChoiceForm,
  // advances
  orders: OrderForm,
  purchase: OrderForm,
  claims: OrderForm,
  'live-claims': OrderForm,
  intervene: OrderForm,
  'another-building': ChoiceForm,
  'free-credits': CreditsForm,
  'drop-cards': CardsForm,
};

/** The form for a kind of question; null for one that nobody knows. */
export const formFor = (kind: string): Form | null => FORMS[kind] ?? null;
