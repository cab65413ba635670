/** The colours of the counters, as the table of national identity names them. */
import type { Pigment } from '@grognard/kernel';
import type { Nation } from './vocabulary.ts';

export const pigments: Readonly<Record<Nation, Pigment>> = {
  albania: { body: '#8aa36b', ink: '#14130f' },
  austriaHungary: { body: '#eee8d8', ink: '#14130f' },
  bulgaria: { body: '#cf6f5c', ink: '#14130f' },
  germany: { body: '#a3a69d', ink: '#14130f' },
  greatBritain: { body: '#a8322f', ink: '#fffdf8' },
  greece: { body: '#2f6ca3', ink: '#fffdf8' },
  montenegro: { body: '#27406e', ink: '#fffdf8' },
  ottoman: { body: '#5f9160', ink: '#14130f' },
  romania: { body: '#a58cc0', ink: '#14130f' },
  serbia: { body: '#93b7d6', ink: '#14130f' },
};
