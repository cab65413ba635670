/** What each procedure of each game may be told, from the games' own descriptions. */
import type { game as aegeanStrike } from '@grognard/games/aegean-strike';
import type { game as balkanWars } from '@grognard/games/balkan-wars';
import type { game as clashOfMonarchs } from '@grognard/games/clash-of-monarchs';
import type { game as combatRapide } from '@grognard/games/combat-rapide';
import type { game as specimen } from '@grognard/games/specimen';
import type { game as specimenHexes } from '@grognard/games/specimen-hexes';
import type { game as unconditionalSurrender } from '@grognard/games/unconditional-surrender';
import type { Game, SaidTo } from '@grognard/kernel';

interface Games {
  readonly 'aegean-strike': typeof aegeanStrike;
  readonly 'balkan-wars': typeof balkanWars;
  readonly 'clash-of-monarchs': typeof clashOfMonarchs;
  readonly 'combat-rapide': typeof combatRapide;
  readonly specimen: typeof specimen;
  readonly 'specimen-hexes': typeof specimenHexes;
  readonly 'unconditional-surrender': typeof unconditionalSurrender;
}

type InputsOf<G extends Game> = { readonly [P in keyof G['procedures']]: SaidTo<G['procedures'][P]> };

export type ProcedureInputs = { readonly [G in keyof Games]: InputsOf<Games[G]> };
