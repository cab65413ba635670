/** Made from the OpenAPI document by tools/generate-client.ts; `npx vitest run apps/server/client -u` makes it anew. */

/** What each procedure of each game must be told. */
export interface ProcedureInputs {
  readonly 'balkan-wars': {
    readonly combat: {
      readonly attackingPlayer?: 'first' | 'second';
      readonly attackers: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?:
          | 'division'
          | 'engineer'
          | 'headquarters'
          | 'heavyArtillery'
          | 'armyArtillery'
          | 'otherArtillery'
          | 'mobileSupply'
          | 'depot'
          | 'fortification'
          | 'other';
        readonly strength: number;
        readonly cadre?: number;
        readonly bombardment?: number;
        readonly charging?: boolean;
        readonly demoralised?: boolean;
        readonly supplied?: boolean;
        readonly retreatBlocked?: boolean;
      }[];
      readonly defenders: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?:
          | 'division'
          | 'engineer'
          | 'headquarters'
          | 'heavyArtillery'
          | 'armyArtillery'
          | 'otherArtillery'
          | 'mobileSupply'
          | 'depot'
          | 'fortification'
          | 'other';
        readonly strength: number;
        readonly cadre?: number;
        readonly bombardment?: number;
        readonly charging?: boolean;
        readonly demoralised?: boolean;
        readonly supplied?: boolean;
        readonly retreatBlocked?: boolean;
      }[];
      readonly entrenched?: boolean;
      readonly fortificationPresent?: boolean;
      readonly terrain?: number;
      readonly allAcrossWater?: boolean;
      readonly level?: 'beginner' | 'competitor' | 'advanced';
      readonly hexInAlbania?: boolean;
      readonly nations?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly player: 'first' | 'second';
        readonly morale?: number;
      }[];
      readonly powers?: readonly {
        readonly power: 'austriaHungary' | 'germany' | 'italy' | 'russia' | 'greatBritain' | 'france';
        readonly alignment?: 'first' | 'second' | 'neutral';
        readonly diplomacy?: number;
        readonly points?: number;
      }[];
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
      readonly armistices?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
      readonly albaniaClosed?: boolean;
      readonly ottomansUnsupplied?: boolean;
    };
    readonly rally: {
      readonly id: string;
      readonly country:
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
        | 'austriaHungary'
        | 'greatBritain'
        | 'germany';
      readonly type?:
        | 'division'
        | 'engineer'
        | 'headquarters'
        | 'heavyArtillery'
        | 'armyArtillery'
        | 'otherArtillery'
        | 'mobileSupply'
        | 'depot'
        | 'fortification'
        | 'other';
      readonly cadre: number;
      readonly demoralised?: boolean;
      readonly headquarters?: readonly {
        readonly id?: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?: 'headquarters';
        readonly staff: number;
        readonly demoralised?: boolean;
      }[];
      readonly nations?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly player: 'first' | 'second';
        readonly morale?: number;
      }[];
      readonly powers?: readonly {
        readonly power: 'austriaHungary' | 'germany' | 'italy' | 'russia' | 'greatBritain' | 'france';
        readonly alignment?: 'first' | 'second' | 'neutral';
        readonly diplomacy?: number;
        readonly points?: number;
      }[];
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
    };
    readonly 'national-rally': {
      readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
      readonly permitted?: boolean;
      readonly level?: 'beginner' | 'competitor' | 'advanced';
      readonly nations?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly player: 'first' | 'second';
        readonly morale?: number;
      }[];
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
    };
    readonly mobilisation: {
      readonly player?: 'first' | 'second';
      readonly units: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?:
          | 'division'
          | 'engineer'
          | 'headquarters'
          | 'heavyArtillery'
          | 'armyArtillery'
          | 'otherArtillery'
          | 'mobileSupply'
          | 'depot'
          | 'fortification'
          | 'other';
        readonly cadre?: number;
        readonly command?: number;
        readonly staff?: number;
        readonly place?: 'pool';
        readonly lostBefore?: boolean;
      }[];
      readonly depots?: number;
      readonly treasuries?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly points?: number;
      }[];
      readonly extraPoints?: number;
      readonly nations?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly player: 'first' | 'second';
        readonly morale?: number;
      }[];
      readonly powers?: readonly {
        readonly power: 'austriaHungary' | 'germany' | 'italy' | 'russia' | 'greatBritain' | 'france';
        readonly alignment?: 'first' | 'second' | 'neutral';
        readonly diplomacy?: number;
        readonly points?: number;
      }[];
      readonly volunteers?: readonly {
        readonly player: 'first' | 'second';
        readonly country?: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly points?: number;
      }[];
      readonly crisis?: boolean;
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
    };
    readonly 'political-event': {
      readonly scenario?: '1' | '2';
      readonly firstCamp?: 'league' | 'opponents';
      readonly nations?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly player: 'first' | 'second';
        readonly morale?: number;
      }[];
      readonly leagueHolds?: readonly ('constantinople' | 'adrianople' | 'salonika' | 'scutari' | 'skopje' | 'other')[];
      readonly ottomansInside?: readonly {
        readonly country: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly where?: 'whollyInside' | 'border';
      }[];
      readonly corpsCommitted?: boolean;
      readonly alreadyRolled?: boolean;
      readonly powers?: readonly {
        readonly power: 'austriaHungary' | 'germany' | 'italy' | 'russia' | 'greatBritain' | 'france';
        readonly alignment?: 'first' | 'second' | 'neutral';
        readonly diplomacy?: number;
        readonly points?: number;
      }[];
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
      readonly units?: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?:
          | 'division'
          | 'engineer'
          | 'headquarters'
          | 'heavyArtillery'
          | 'armyArtillery'
          | 'otherArtillery'
          | 'mobileSupply'
          | 'depot'
          | 'fortification'
          | 'other';
        readonly player?: 'first' | 'second';
        readonly demoralised?: boolean;
      }[];
      readonly inAlbania?: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?:
          | 'division'
          | 'engineer'
          | 'headquarters'
          | 'heavyArtillery'
          | 'armyArtillery'
          | 'otherArtillery'
          | 'mobileSupply'
          | 'depot'
          | 'fortification'
          | 'other';
        readonly player?: 'first' | 'second';
        readonly leaves?: boolean;
      }[];
      readonly heavyArtillery?: readonly {
        readonly id: string;
        readonly country:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?: 'heavyArtillery';
        readonly player?: 'first' | 'second';
        readonly place?: 'pool';
      }[];
      readonly depots?: readonly {
        readonly id: string;
        readonly country?:
          | 'albania'
          | 'bulgaria'
          | 'greece'
          | 'montenegro'
          | 'ottoman'
          | 'romania'
          | 'serbia'
          | 'austriaHungary'
          | 'greatBritain'
          | 'germany';
        readonly type?: 'depot';
        readonly player?: 'first' | 'second';
      }[];
    };
    readonly 'diplomatic-conflict': {
      readonly firstCommits?: number;
      readonly secondCommits?: number;
      readonly powers?: readonly {
        readonly power: 'austriaHungary' | 'germany' | 'italy' | 'russia' | 'greatBritain' | 'france';
        readonly alignment?: 'first' | 'second' | 'neutral';
        readonly diplomacy?: number;
        readonly points?: number;
      }[];
      readonly crisis?: boolean;
      readonly confrontation?: boolean;
      readonly alreadyFought?: boolean;
    };
    readonly capture: {
      readonly city: 'constantinople' | 'adrianople' | 'salonika' | 'scutari' | 'skopje' | 'other';
      readonly name?: string;
      readonly capturer:
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
        | 'austriaHungary'
        | 'greatBritain'
        | 'germany';
      readonly originalOwner?: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
      readonly firstCapture?: boolean;
      readonly captured?: readonly string[];
      readonly capitulated?: readonly (
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
      )[];
    };
    readonly demoralisation: {
      readonly id?: string;
      readonly country?:
        | 'albania'
        | 'bulgaria'
        | 'greece'
        | 'montenegro'
        | 'ottoman'
        | 'romania'
        | 'serbia'
        | 'austriaHungary'
        | 'greatBritain'
        | 'germany';
      readonly type?:
        | 'division'
        | 'engineer'
        | 'headquarters'
        | 'heavyArtillery'
        | 'armyArtillery'
        | 'otherArtillery'
        | 'mobileSupply'
        | 'depot'
        | 'fortification'
        | 'other';
      readonly demoralised?: boolean;
      readonly movement?: number;
      readonly command?: number;
      readonly staff?: number;
    };
    readonly 'next-turn': {
      readonly turnNumber?: number;
      readonly conflictOwed?: boolean;
      readonly volunteers?: readonly {
        readonly player: 'first' | 'second';
        readonly country?: 'albania' | 'bulgaria' | 'greece' | 'montenegro' | 'ottoman' | 'romania' | 'serbia';
        readonly points?: number;
      }[];
      readonly firstMobilised?: boolean;
      readonly secondMobilised?: boolean;
    };
  };
  readonly 'unconditional-surrender': {
    readonly 'ground-combat': {
      readonly attack?: 'mobile' | 'assault';
      readonly amphibious?: boolean;
      readonly navalSupport?: boolean;
      readonly primary: {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'infantry' | 'shock' | 'tank';
        readonly elite?: boolean;
        readonly strength?: 'full' | 'reduced';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
      };
      readonly additional?: readonly {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'infantry' | 'shock' | 'tank';
        readonly elite?: boolean;
        readonly strength?: 'full' | 'reduced';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
      }[];
      readonly defender: {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'infantry' | 'shock' | 'tank';
        readonly elite?: boolean;
        readonly strength?: 'full' | 'reduced';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
      };
      readonly weather?: 'fair' | 'poor' | 'severe';
      readonly hex?: {
        readonly city?: boolean;
        readonly rough?: boolean;
        readonly fort?: boolean;
        readonly island?: boolean;
        readonly coastal?: boolean;
      };
      readonly hexside?: { readonly strait?: boolean; readonly barrier?: 'none' | 'canal' | 'mountain' | 'river' };
      readonly isolated?: boolean;
      readonly retreatHexes?: readonly {
        readonly name?: string;
        readonly away?: boolean;
        readonly enemyCityOrFort?: boolean;
        readonly enemyZone?: boolean;
        readonly friendlyCityOrFort?: boolean;
        readonly leavesGap?: boolean;
        readonly barred?: boolean;
        readonly occupied?: boolean;
        readonly besideFriend?: boolean;
      }[];
      readonly attackerMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly attackerAir?: readonly {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'fighter' | 'bomber' | 'warship' | 'carrier' | 'convoy';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
        readonly sorties?: number;
      }[];
      readonly defenderMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly defenderAir?: readonly {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'fighter' | 'bomber' | 'warship' | 'carrier' | 'convoy';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
        readonly sorties?: number;
      }[];
      readonly counted?: {
        readonly attack?: number;
        readonly attackHalved?: number;
        readonly defence?: number;
        readonly defenceHalved?: number;
      };
    };
    readonly 'air-naval-combat': {
      readonly cause?:
        | 'airStrike'
        | 'airSupport'
        | 'escort'
        | 'amphibiousInvasion'
        | 'bombing'
        | 'navalMovement'
        | 'supplyTrace';
      readonly attacker: {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'fighter' | 'bomber' | 'warship' | 'carrier' | 'convoy';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
        readonly sorties?: number;
      };
      readonly interceptors?: readonly string[];
      readonly defender: {
        readonly name: string;
        readonly nationality:
          | 'germany'
          | 'italy'
          | 'hungary'
          | 'romania'
          | 'finland'
          | 'bulgaria'
          | 'otherAxis'
          | 'uk'
          | 'usa'
          | 'france'
          | 'poland'
          | 'belgium'
          | 'netherlands'
          | 'norway'
          | 'yugoslavia'
          | 'greece'
          | 'otherWestern'
          | 'ussr'
          | 'otherSoviet';
        readonly kind?: 'fighter' | 'bomber' | 'warship' | 'carrier' | 'convoy';
        readonly supply?: 'supplied' | 'low' | 'unsupplied';
        readonly sorties?: number;
      };
      readonly weather?: 'fair' | 'poor' | 'severe';
      readonly location?: 'land' | 'seaZone';
      readonly defenderInEngland?: boolean;
      readonly attackerOutsideEngland?: boolean;
      readonly attackerMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly defenderMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly escortsInvasion?: boolean;
      readonly force?: readonly string[];
      readonly cargo?: readonly { readonly name: string; readonly strength?: 'full' | 'reduced' }[];
      readonly airCargo?: readonly { readonly name: string; readonly sorties?: number }[];
      readonly tracing?: readonly { readonly name: string; readonly lastTurn?: 'supplied' | 'low' | 'unsupplied' }[];
      readonly counted?: {
        readonly attack?: number;
        readonly attackHalved?: number;
        readonly defence?: number;
        readonly defenceHalved?: number;
      };
    };
    readonly 'strategic-combat': {
      readonly opponent?: 'western' | 'soviet';
      readonly axisPorts?: readonly ('1' | '2' | '3' | '4' | '6' | '7' | '9' | '31' | '32')[];
      readonly sovietAirZone13?: boolean;
      readonly westernZone13?: boolean;
      readonly conquered?: { readonly western?: number; readonly soviet?: number };
      readonly usaWestern?: boolean;
      readonly bombed?: number;
      readonly facLost?: { readonly germany?: number; readonly uk?: number; readonly ussr?: number };
      readonly ally?: 'concerned' | 'uk' | 'ussr';
      readonly attackerMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly defenderMarkers?: readonly {
        readonly name: string;
        readonly drm?: number;
        readonly halves?: boolean;
        readonly stays?: boolean;
      }[];
      readonly counted?: {
        readonly attack?: number;
        readonly attackHalved?: number;
        readonly defence?: number;
        readonly defenceHalved?: number;
      };
    };
    readonly 'next-phase': {
      readonly turn?: { readonly year?: number; readonly month?: number };
      readonly phasing?: 'axis' | 'western' | 'soviet';
      readonly weather?: 'varies' | 'fair' | 'poor' | 'severe';
      readonly recovered?: readonly { readonly unit: string; readonly sorties?: number }[];
      readonly restored?: readonly string[];
    };
  };
  readonly 'combat-rapide': {
    readonly battle: {
      readonly year?: number;
      readonly terrain?: 'plain' | 'forest' | 'swamp' | 'desert' | 'mountain';
      readonly crossing?: 'none' | 'river' | 'pass' | 'strait' | 'landing';
      readonly attacker: {
        readonly name?: string;
        readonly player?: 'first' | 'second';
        readonly nation?:
          | 'france'
          | 'spain'
          | 'england'
          | 'turkey'
          | 'austria'
          | 'prussia'
          | 'russia'
          | 'venice'
          | 'portugal'
          | 'hungary'
          | 'aztecs'
          | 'other';
        readonly armiesPlus?: number;
        readonly armiesMinus?: number;
        readonly detachments?: number;
        readonly pachas?: readonly number[];
        readonly technology?: 'MED' | 'REN' | 'ARQ' | 'MUS' | 'BAR' | 'MAN' | 'LACE';
        readonly veteran?: boolean;
        readonly cavalry?: 'standard' | 'eastern' | 'none';
        readonly native?: boolean;
        readonly leader?: {
          readonly name?: string;
          readonly manoeuvre?: number;
          readonly fire?: number;
          readonly shock?: number;
        };
        readonly revolution?: boolean;
        readonly other?: { readonly fire?: number; readonly shock?: number; readonly pursuit?: number };
      };
      readonly defender: {
        readonly name?: string;
        readonly player?: 'first' | 'second';
        readonly nation?:
          | 'france'
          | 'spain'
          | 'england'
          | 'turkey'
          | 'austria'
          | 'prussia'
          | 'russia'
          | 'venice'
          | 'portugal'
          | 'hungary'
          | 'aztecs'
          | 'other';
        readonly armiesPlus?: number;
        readonly armiesMinus?: number;
        readonly detachments?: number;
        readonly pachas?: readonly number[];
        readonly technology?: 'MED' | 'REN' | 'ARQ' | 'MUS' | 'BAR' | 'MAN' | 'LACE';
        readonly veteran?: boolean;
        readonly cavalry?: 'standard' | 'eastern' | 'none';
        readonly native?: boolean;
        readonly leader?: {
          readonly name?: string;
          readonly manoeuvre?: number;
          readonly fire?: number;
          readonly shock?: number;
        };
        readonly revolution?: boolean;
        readonly other?: { readonly fire?: number; readonly shock?: number; readonly pursuit?: number };
      };
    };
    readonly stacking: {
      readonly nation?:
        | 'france'
        | 'spain'
        | 'england'
        | 'turkey'
        | 'austria'
        | 'prussia'
        | 'russia'
        | 'venice'
        | 'portugal'
        | 'hungary'
        | 'aztecs'
        | 'other';
      readonly armiesPlus?: number;
      readonly armiesMinus?: number;
      readonly detachments?: number;
      readonly pachas?: readonly number[];
    };
    readonly conversion: {
      readonly before?: {
        readonly name?: string;
        readonly armiesPlus?: number;
        readonly armiesMinus?: number;
        readonly detachments?: number;
      };
      readonly after?: { readonly armiesPlus?: number; readonly armiesMinus?: number; readonly detachments?: number };
    };
    readonly 'retreat-test': {
      readonly broken?: boolean;
      readonly name?: string;
      readonly manoeuvre?: number;
      readonly morale?: number;
    };
    readonly losses: {
      readonly name?: string;
      readonly nation?:
        | 'france'
        | 'spain'
        | 'england'
        | 'turkey'
        | 'austria'
        | 'prussia'
        | 'russia'
        | 'venice'
        | 'portugal'
        | 'hungary'
        | 'aztecs'
        | 'other';
      readonly armiesPlus?: number;
      readonly armiesMinus?: number;
      readonly detachments?: number;
      readonly pachas?: readonly number[];
      readonly losses?: number;
      readonly half?: boolean;
    };
  };
  readonly 'clash-of-monarchs': {
    readonly march: {
      readonly force?: string;
      readonly leader?: string;
      readonly rating: number;
      readonly sps: number;
      readonly multiNational?: boolean;
      readonly sharing?: boolean;
      readonly siegeArtillery?: boolean;
      readonly morale?: 'OK' | 'DM' | 'ROUTED';
      readonly supply?: 'FULL' | 'SS' | 'CS';
      readonly enemyLights?: boolean;
    };
    readonly 'forced-march': {
      readonly force?: string;
      readonly leader?: string;
      readonly rating: number;
      readonly sps: number;
      readonly troops?: readonly {
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly infantry?: number;
        readonly cavalry?: number;
        readonly cavalryUnits?: number;
        readonly light?: number;
        readonly lightUnits?: number;
        readonly guns?: number;
        readonly gunsReduced?: number;
      }[];
      readonly supply?: 'FULL' | 'SS' | 'CS';
      readonly marched?: boolean;
      readonly forced?: boolean;
    };
    readonly 'admin-march': {
      readonly force?: string;
      readonly licence?: 'minor-force' | 'instead-of-card';
      readonly minorForce?: boolean;
      readonly minorMarched?: boolean;
      readonly cardPlayed?: boolean;
      readonly forcedMarch?: boolean;
      readonly path: readonly { readonly name: string; readonly mps?: number; readonly enemy?: boolean }[];
    };
    readonly 'enter-space': {
      readonly attacker: {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      };
      readonly attackerHand?: readonly (
        | 'able-advisor'
        | 'able-subordinate'
        | 'artillery-tenacity'
        | 'artillery-up-front'
        | 'blown-march'
        | 'counter-charge'
        | 'defensive-position'
        | 'desperate-gamble'
        | 'flanking-maneuver'
        | 'arrogance'
        | 'improved-artillery'
        | 'luck-quick-wits'
        | 'night-march'
        | 'oblique-attack'
        | 'rally-re-attack'
        | 'redcoats'
        | 'seydlitz'
        | 'shuvalovs'
        | 'slow-reaction'
        | 'subordinate-errors'
        | 'superior-infantry-fire'
        | 'superior-operational-maneuver'
        | 'surprise-attack'
        | 'surround'
        | 'twelve-pounders'
        | 'unexpected-savagery'
      )[];
      readonly attacks?: boolean;
      readonly mps?: number;
      readonly commands?: readonly {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      }[];
      readonly defenders?: readonly {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      }[];
      readonly unled?: readonly {
        readonly name?: string;
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      }[];
      readonly interceptors?: readonly {
        readonly name?: string;
        readonly leader?: string;
        readonly offensive: number;
        readonly lights?: boolean;
        readonly multiNational?: boolean;
        readonly sharing?: boolean;
        readonly river?: boolean;
      }[];
      readonly joined?: readonly {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      }[];
      readonly defenderHand?: readonly (
        | 'able-advisor'
        | 'able-subordinate'
        | 'artillery-tenacity'
        | 'artillery-up-front'
        | 'blown-march'
        | 'counter-charge'
        | 'defensive-position'
        | 'desperate-gamble'
        | 'flanking-maneuver'
        | 'arrogance'
        | 'improved-artillery'
        | 'luck-quick-wits'
        | 'night-march'
        | 'oblique-attack'
        | 'rally-re-attack'
        | 'redcoats'
        | 'seydlitz'
        | 'shuvalovs'
        | 'slow-reaction'
        | 'subordinate-errors'
        | 'superior-infantry-fire'
        | 'superior-operational-maneuver'
        | 'surprise-attack'
        | 'surround'
        | 'twelve-pounders'
        | 'unexpected-savagery'
      )[];
      readonly lightsInSpace?: boolean;
      readonly intensity: 'measured' | 'intense';
      readonly hills?: boolean;
      readonly fortress?: boolean;
      readonly entrenched?: boolean;
      readonly losses?: 'arms' | 'numbers';
      readonly denmark?: 'coalition' | 'anglo-prussian';
      readonly generalstab?: boolean;
      readonly prussiaExhausted?: boolean;
      readonly ferdinandIsCic?: boolean;
    };
    readonly interception: {
      readonly force?: string;
      readonly leader?: string;
      readonly offensive: number;
      readonly lights?: boolean;
      readonly multiNational?: boolean;
      readonly sharing?: boolean;
      readonly river?: boolean;
      readonly moving?: boolean;
      readonly distance?: number;
      readonly targetRetreats?: boolean;
    };
    readonly withdrawal: {
      readonly force?: string;
      readonly leader?: string;
      readonly defensive?: number;
      readonly lights?: boolean;
      readonly onlyLights?: boolean;
      readonly role?: 'attacker' | 'defender';
      readonly surprised?: boolean;
    };
    readonly overrun: {
      readonly force?: string;
      readonly enemyForce?: string;
      readonly moving: number;
      readonly enemy: number;
      readonly hills?: boolean;
      readonly mps?: number;
      readonly retreating?: boolean;
    };
    readonly 'coordinated-attack': {
      readonly order?: number;
      readonly force?: string;
      readonly leader?: string;
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly firstNation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly initiative: number;
      readonly sps: number;
      readonly generalstab?: boolean;
      readonly denmark?: 'coalition' | 'anglo-prussian';
    };
    readonly entrenchment: {
      readonly force?: string;
      readonly leader?: string;
      readonly defensive: number;
      readonly mps: number;
      readonly left?: number;
      readonly entrenched?: boolean;
    };
    readonly battle: {
      readonly intensity: 'measured' | 'intense';
      readonly attacker: {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      };
      readonly attackerHand?: readonly (
        | 'able-advisor'
        | 'able-subordinate'
        | 'artillery-tenacity'
        | 'artillery-up-front'
        | 'blown-march'
        | 'counter-charge'
        | 'defensive-position'
        | 'desperate-gamble'
        | 'flanking-maneuver'
        | 'arrogance'
        | 'improved-artillery'
        | 'luck-quick-wits'
        | 'night-march'
        | 'oblique-attack'
        | 'rally-re-attack'
        | 'redcoats'
        | 'seydlitz'
        | 'shuvalovs'
        | 'slow-reaction'
        | 'subordinate-errors'
        | 'superior-infantry-fire'
        | 'superior-operational-maneuver'
        | 'surprise-attack'
        | 'surround'
        | 'twelve-pounders'
        | 'unexpected-savagery'
      )[];
      readonly defender: {
        readonly name?: string;
        readonly commander: {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
          readonly initiative?: number;
        };
        readonly leaders?: readonly {
          readonly name: string;
          readonly person?: 'other' | 'Frederick' | 'Ferdinand' | 'Henry' | 'Daun' | 'Loudon';
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly offensive: number;
          readonly defensive: number;
          readonly endurance?: number;
        }[];
        readonly troops: readonly {
          readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
          readonly infantry?: number;
          readonly cavalry?: number;
          readonly cavalryUnits?: number;
          readonly light?: number;
          readonly lightUnits?: number;
          readonly guns?: number;
          readonly gunsReduced?: number;
        }[];
        readonly lightCavalry?: boolean;
        readonly supply?: 'FULL' | 'SS' | 'CS';
        readonly morale?: 'OK' | 'DM' | 'ROUTED';
      };
      readonly defenderHand?: readonly (
        | 'able-advisor'
        | 'able-subordinate'
        | 'artillery-tenacity'
        | 'artillery-up-front'
        | 'blown-march'
        | 'counter-charge'
        | 'defensive-position'
        | 'desperate-gamble'
        | 'flanking-maneuver'
        | 'arrogance'
        | 'improved-artillery'
        | 'luck-quick-wits'
        | 'night-march'
        | 'oblique-attack'
        | 'rally-re-attack'
        | 'redcoats'
        | 'seydlitz'
        | 'shuvalovs'
        | 'slow-reaction'
        | 'subordinate-errors'
        | 'superior-infantry-fire'
        | 'superior-operational-maneuver'
        | 'surprise-attack'
        | 'surround'
        | 'twelve-pounders'
        | 'unexpected-savagery'
      )[];
      readonly hills?: boolean;
      readonly fortress?: boolean;
      readonly entrenched?: boolean;
      readonly losses?: 'arms' | 'numbers';
      readonly denmark?: 'coalition' | 'anglo-prussian';
      readonly generalstab?: boolean;
      readonly prussiaExhausted?: boolean;
      readonly ferdinandIsCic?: boolean;
    };
    readonly retreat: {
      readonly force?: string;
      readonly lost?: boolean;
      readonly sps: number;
      readonly troops?: readonly {
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly infantry?: number;
        readonly cavalry?: number;
        readonly cavalryUnits?: number;
        readonly light?: number;
        readonly lightUnits?: number;
        readonly guns?: number;
        readonly gunsReduced?: number;
      }[];
      readonly morale?: 'OK' | 'DM' | 'ROUTED';
      readonly siegeArtillery?: number;
      readonly from: string;
      readonly spaces: readonly {
        readonly name: string;
        readonly next?: readonly string[];
        readonly enemySps?: number;
        readonly fortress?: number;
        readonly garrison?: number;
        readonly depot?: 'none' | 'FD' | 'MD';
      }[];
      readonly path?: readonly string[];
      readonly shelter?: number;
      readonly shelterAt?: string;
      readonly parts?: readonly { readonly sps: number; readonly path: readonly string[] }[];
      readonly depots?: number;
      readonly depotNames?: readonly string[];
      readonly depotsTo?: string;
    };
    readonly garrison: {
      readonly fortress?: string;
      readonly class: number;
      readonly garrison?: number;
      readonly enter?: number;
      readonly leave?: number;
      readonly force?: string;
      readonly sps?: number;
      readonly troops?: readonly {
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly infantry?: number;
        readonly cavalry?: number;
        readonly cavalryUnits?: number;
        readonly light?: number;
        readonly lightUnits?: number;
        readonly guns?: number;
        readonly gunsReduced?: number;
      }[];
    };
    readonly mask: {
      readonly fortress?: string;
      readonly class: number;
      readonly garrison?: number;
      readonly force?: string;
      readonly sps: number;
      readonly besieged?: boolean;
    };
    readonly siege: {
      readonly fortress?: string;
      readonly owner?: 'unsaid' | 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly force?: string;
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly sps: number;
      readonly troops?: readonly {
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly infantry?: number;
        readonly cavalry?: number;
        readonly cavalryUnits?: number;
        readonly light?: number;
        readonly lightUnits?: number;
        readonly guns?: number;
        readonly gunsReduced?: number;
      }[];
      readonly paid?: boolean;
      readonly class: number;
      readonly marker?: number;
      readonly garrison?: number;
      readonly defendingLeader?: string;
      readonly defender?: number;
      readonly britishFleet?: boolean;
      readonly russianFleet?: boolean;
      readonly siegeArtillery?: boolean;
      readonly morale?: 'OK' | 'DM' | 'ROUTED';
      readonly supply?: 'FULL' | 'SS' | 'CS';
      readonly denmark?: 'coalition' | 'anglo-prussian';
    };
    readonly 'naval-combat': {
      readonly fleet: 'FR' | 'RU' | 'BR';
      readonly enemy: 'BR' | 'other' | 'none';
      readonly typhus?: boolean;
    };
    readonly 'raid-losses': {
      readonly alliance?: 'coalition' | 'anglo-prussian';
      readonly advantage?: 'nobody' | 'raiders' | 'enemy';
      readonly raiderSteps?: number;
      readonly enemySteps?: number;
      readonly allOwnThere?: boolean;
      readonly raiders?: readonly {
        readonly unit: string;
        readonly steps?: number;
        readonly raid?: 'none' | 'forage' | 'supply';
      }[];
      readonly enemy?: readonly {
        readonly unit: string;
        readonly steps?: number;
        readonly raid?: 'none' | 'forage' | 'supply';
      }[];
    };
    readonly 'supply-raid': {
      readonly raider: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly owner: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly denmark?: 'coalition' | 'anglo-prussian';
      readonly target?: 'force' | 'fd';
      readonly force?: string;
      readonly depot?: string;
      readonly supply?: 'FULL' | 'SS' | 'CS';
      readonly sps: number;
      readonly card: number;
      readonly far?: boolean;
      readonly raiderSteps?: number;
      readonly enemySteps?: number;
      readonly allLightsThere?: boolean;
      readonly advantage?: 'nobody' | 'raiders' | 'enemy';
      readonly enemyLights?: boolean;
      readonly guarded?: boolean;
      readonly fleetFd?: boolean;
    };
    readonly 'forage-raid': {
      readonly area?: string;
      readonly raider: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly owner: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly denmark?: 'coalition' | 'anglo-prussian';
      readonly units?: readonly string[];
    };
    readonly 'supply-actions': {
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly force?: string;
      readonly available: number;
      readonly actions: readonly {
        readonly action:
          | 'build-fd'
          | 'share-supply'
          | 'move-fd'
          | 'prosecute-siege'
          | 'increase-supply'
          | 'increase-rally'
          | 'maintain-fds';
        readonly times?: number;
      }[];
      readonly spring?: boolean;
      readonly supply?: 'FULL' | 'SS' | 'CS';
      readonly multiNational?: boolean;
      readonly improved?: boolean;
      readonly built?: readonly string[];
      readonly moved?: readonly string[];
    };
    readonly subsidies: {
      readonly treaty?: 'none' | '1st-versailles' | 'balance-of-power' | '2nd-versailles' | '3rd-versailles';
      readonly saxonyHeld?: boolean;
      readonly british?: boolean;
    };
    readonly sustainment: {
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly treasury?: number;
      readonly actions?: number;
      readonly depots?: number;
      readonly britishDepots?: number;
      readonly actionsForDepots?: number;
      readonly actionsForLine?: number;
      readonly improved?: boolean;
      readonly austrianReduction?: boolean;
      readonly dresdenHostile?: boolean;
    };
    readonly recruitment: {
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly treasury?: number;
      readonly exhausted?: boolean;
      readonly paid?: boolean;
      readonly infantry?: number;
      readonly wish?: number;
      readonly austrianReduction?: boolean;
      readonly dresdenHostile?: boolean;
    };
    readonly 'army-size': {
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly infantry?: number;
      readonly austrianReduction?: boolean;
      readonly dresdenHostile?: boolean;
    };
    readonly 'new-leaders': { readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW' };
    readonly reconstruction: {
      readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
      readonly treasury?: number;
      readonly actions?: number;
      readonly depots?: number;
      readonly flips?: number;
      readonly rebuilds?: number;
      readonly actionsForDepots?: number;
      readonly improved?: boolean;
      readonly rebuilt?: readonly string[];
      readonly guns?: readonly {
        readonly force?: string;
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'BR' | 'HA' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly flips?: number;
        readonly rebuilds?: number;
      }[];
    };
    readonly winter: {
      readonly treaty?: 'none' | '1st-versailles' | 'balance-of-power' | '2nd-versailles' | '3rd-versailles';
      readonly saxonyHeld?: boolean;
      readonly british?: boolean;
      readonly improved?: boolean;
      readonly austrianReduction?: boolean;
      readonly dresdenHostile?: boolean;
      readonly nations: readonly {
        readonly nation: 'AU' | 'PR' | 'RU' | 'FR' | 'A-A' | 'DA' | 'IM' | 'SA' | 'SW';
        readonly treasury?: number;
        readonly actions?: number;
        readonly depots?: number;
        readonly britishDepots?: number;
        readonly actionsForDepots?: number;
        readonly recruits?: boolean;
        readonly exhausted?: boolean;
        readonly paid?: boolean;
        readonly infantry?: number;
        readonly wish?: number;
      }[];
    };
  };
  readonly 'aegean-strike': {
    readonly movement: {
      readonly map: {
        readonly title: { readonly en: string; readonly fr: string };
        readonly numbering: {
          readonly orientation?: 'flat' | 'pointy';
          readonly shoved: 'even' | 'odd';
          readonly columns?: 'digits' | 'letters' | 'doubled';
          readonly rows?: 'digits' | 'letters' | 'doubled';
          readonly digits?: number;
          readonly separator?: 'none' | 'hyphen' | 'point';
          readonly order?: 'column-row' | 'row-column';
        };
        readonly from: string;
        readonly to: string;
        readonly absent?: readonly string[];
        readonly background:
          | 'clear'
          | 'city'
          | 'town'
          | 'forest'
          | 'rough'
          | 'mountain'
          | 'marsh'
          | 'impassable'
          | 'sea';
        readonly legend?: readonly {
          readonly sign: string;
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
        }[];
        readonly picture?: readonly string[];
        readonly terrain?: readonly {
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
          readonly hexes?: readonly string[];
        }[];
        readonly features?: readonly { readonly feature: 'airbase' | 'port'; readonly hexes?: readonly string[] }[];
        readonly hexsides?: readonly {
          readonly hexside: 'road' | 'sea' | 'bosphorus' | 'bridge';
          readonly between?: readonly string[];
          readonly along?: readonly string[];
        }[];
        readonly places?: readonly {
          readonly hex: string;
          readonly name: { readonly en: string; readonly fr: string };
        }[];
      };
      readonly unit: {
        readonly name: string;
        readonly side?: 'nato' | 'pact';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly hex: string;
        readonly engineers?: boolean;
        readonly declared?: readonly string[];
        readonly movement?: number;
        readonly halted?: 'no' | 'stage' | 'turn';
        readonly changed?: boolean;
      };
      readonly changeTo?: 'none' | 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
      readonly changeAfter?: number;
      readonly pursuit?: boolean;
      readonly path?: readonly string[];
      readonly others?: readonly {
        readonly name: string;
        readonly side?: 'nato' | 'pact';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly hex: string;
        readonly engineers?: boolean;
        readonly declared?: readonly string[];
      }[];
      readonly interdicted?: readonly string[];
      readonly bridges?: readonly string[];
    };
    readonly 'formation-change': {
      readonly side?: 'nato' | 'pact';
      readonly unit: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly kind?:
        | 'armour'
        | 'armouredCavalry'
        | 'mechanised'
        | 'infantry'
        | 'airborne'
        | 'airAssault'
        | 'marine'
        | 'engineer'
        | 'specialForces'
        | 'antitank'
        | 'selfPropelledAntitank'
        | 'artillery'
        | 'airDefence'
        | 'headquarters'
        | 'other';
      readonly from?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
      readonly to?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly engineers?: boolean;
      readonly points?: number;
      readonly changed?: boolean;
      readonly halted?: 'no' | 'stage' | 'turn';
      readonly adjacent?: boolean;
      readonly pursuit?: boolean;
    };
    readonly 'zones-of-control': {
      readonly map: {
        readonly title: { readonly en: string; readonly fr: string };
        readonly numbering: {
          readonly orientation?: 'flat' | 'pointy';
          readonly shoved: 'even' | 'odd';
          readonly columns?: 'digits' | 'letters' | 'doubled';
          readonly rows?: 'digits' | 'letters' | 'doubled';
          readonly digits?: number;
          readonly separator?: 'none' | 'hyphen' | 'point';
          readonly order?: 'column-row' | 'row-column';
        };
        readonly from: string;
        readonly to: string;
        readonly absent?: readonly string[];
        readonly background:
          | 'clear'
          | 'city'
          | 'town'
          | 'forest'
          | 'rough'
          | 'mountain'
          | 'marsh'
          | 'impassable'
          | 'sea';
        readonly legend?: readonly {
          readonly sign: string;
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
        }[];
        readonly picture?: readonly string[];
        readonly terrain?: readonly {
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
          readonly hexes?: readonly string[];
        }[];
        readonly features?: readonly { readonly feature: 'airbase' | 'port'; readonly hexes?: readonly string[] }[];
        readonly hexsides?: readonly {
          readonly hexside: 'road' | 'sea' | 'bosphorus' | 'bridge';
          readonly between?: readonly string[];
          readonly along?: readonly string[];
        }[];
        readonly places?: readonly {
          readonly hex: string;
          readonly name: { readonly en: string; readonly fr: string };
        }[];
      };
      readonly units: readonly {
        readonly name: string;
        readonly side?: 'nato' | 'pact';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly hex: string;
        readonly engineers?: boolean;
        readonly declared?: readonly string[];
      }[];
      readonly bridges?: readonly string[];
    };
    readonly supply: {
      readonly side?: 'nato' | 'pact';
      readonly map: {
        readonly title: { readonly en: string; readonly fr: string };
        readonly numbering: {
          readonly orientation?: 'flat' | 'pointy';
          readonly shoved: 'even' | 'odd';
          readonly columns?: 'digits' | 'letters' | 'doubled';
          readonly rows?: 'digits' | 'letters' | 'doubled';
          readonly digits?: number;
          readonly separator?: 'none' | 'hyphen' | 'point';
          readonly order?: 'column-row' | 'row-column';
        };
        readonly from: string;
        readonly to: string;
        readonly absent?: readonly string[];
        readonly background:
          | 'clear'
          | 'city'
          | 'town'
          | 'forest'
          | 'rough'
          | 'mountain'
          | 'marsh'
          | 'impassable'
          | 'sea';
        readonly legend?: readonly {
          readonly sign: string;
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
        }[];
        readonly picture?: readonly string[];
        readonly terrain?: readonly {
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
          readonly hexes?: readonly string[];
        }[];
        readonly features?: readonly { readonly feature: 'airbase' | 'port'; readonly hexes?: readonly string[] }[];
        readonly hexsides?: readonly {
          readonly hexside: 'road' | 'sea' | 'bosphorus' | 'bridge';
          readonly between?: readonly string[];
          readonly along?: readonly string[];
        }[];
        readonly places?: readonly {
          readonly hex: string;
          readonly name: { readonly en: string; readonly fr: string };
        }[];
      };
      readonly sources?: readonly string[];
      readonly depots?: readonly {
        readonly name: string;
        readonly kind?: 'depot';
        readonly hex: string;
        readonly hits?: number;
      }[];
      readonly units?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly hex: string;
      }[];
      readonly interdicted?: readonly string[];
      readonly bridges?: readonly string[];
      readonly sovietsCut?: boolean;
    };
    readonly bridge: {
      readonly map: {
        readonly title: { readonly en: string; readonly fr: string };
        readonly numbering: {
          readonly orientation?: 'flat' | 'pointy';
          readonly shoved: 'even' | 'odd';
          readonly columns?: 'digits' | 'letters' | 'doubled';
          readonly rows?: 'digits' | 'letters' | 'doubled';
          readonly digits?: number;
          readonly separator?: 'none' | 'hyphen' | 'point';
          readonly order?: 'column-row' | 'row-column';
        };
        readonly from: string;
        readonly to: string;
        readonly absent?: readonly string[];
        readonly background:
          | 'clear'
          | 'city'
          | 'town'
          | 'forest'
          | 'rough'
          | 'mountain'
          | 'marsh'
          | 'impassable'
          | 'sea';
        readonly legend?: readonly {
          readonly sign: string;
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
        }[];
        readonly picture?: readonly string[];
        readonly terrain?: readonly {
          readonly terrain:
            | 'clear'
            | 'city'
            | 'town'
            | 'forest'
            | 'rough'
            | 'mountain'
            | 'marsh'
            | 'impassable'
            | 'sea';
          readonly hexes?: readonly string[];
        }[];
        readonly features?: readonly { readonly feature: 'airbase' | 'port'; readonly hexes?: readonly string[] }[];
        readonly hexsides?: readonly {
          readonly hexside: 'road' | 'sea' | 'bosphorus' | 'bridge';
          readonly between?: readonly string[];
          readonly along?: readonly string[];
        }[];
        readonly places?: readonly {
          readonly hex: string;
          readonly name: { readonly en: string; readonly fr: string };
        }[];
      };
      readonly unit: {
        readonly name: string;
        readonly side?: 'nato' | 'pact';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly hex: string;
        readonly engineers?: boolean;
        readonly declared?: readonly string[];
      };
      readonly hexside: string;
      readonly bridges?: readonly string[];
    };
    readonly 'ground-combat': {
      readonly attacker?: 'nato' | 'pact';
      readonly attackers: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly strength?: number;
        readonly quality?: 'E' | 'L' | 'M';
        readonly antiAir?: number;
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly supplied?: boolean;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
        readonly acrossBosphorus?: boolean;
      }[];
      readonly defenders: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly strength?: number;
        readonly quality?: 'E' | 'L' | 'M';
        readonly antiAir?: number;
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly supplied?: boolean;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
      }[];
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly attackTerrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly road?: boolean;
      readonly bridged?: boolean;
      readonly declared?: boolean;
      readonly chemical?: 'none' | 'attacker' | 'defender' | 'both';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly defenderSupplyPoints?: number;
      readonly sovietsCut?: boolean;
      readonly attackSupport?: {
        readonly how?: 'none' | 'succeeded' | 'tried';
        readonly bombers?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly bombardment?: number;
        }[];
        readonly escorts?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly antiAir?: number;
        }[];
        readonly sensor?:
          | 'none'
          | 'us-ship'
          | 'ussr-ship'
          | 'other-ship'
          | 'us-submarine'
          | 'pact-submarine'
          | 'us-air-defence'
          | 'us-airbase'
          | 'us-headquarters'
          | 'us-unit'
          | 'ussr-air-defence'
          | 'ussr-airbase'
          | 'ussr-headquarters'
          | 'ussr-armour-division'
          | 'ussr-unit'
          | 'other-air-defence'
          | 'other-airbase'
          | 'other-unit'
          | 'nato-small-airbase';
      };
      readonly defenceSupport?: {
        readonly how?: 'none' | 'succeeded' | 'tried';
        readonly bombers?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly bombardment?: number;
        }[];
        readonly escorts?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly antiAir?: number;
        }[];
        readonly sensor?:
          | 'none'
          | 'us-ship'
          | 'ussr-ship'
          | 'other-ship'
          | 'us-submarine'
          | 'pact-submarine'
          | 'us-air-defence'
          | 'us-airbase'
          | 'us-headquarters'
          | 'us-unit'
          | 'ussr-air-defence'
          | 'ussr-airbase'
          | 'ussr-headquarters'
          | 'ussr-armour-division'
          | 'ussr-unit'
          | 'other-air-defence'
          | 'other-airbase'
          | 'other-unit'
          | 'nato-small-airbase';
      };
      readonly retreatPossible?: boolean;
    };
    readonly disengagement: {
      readonly side?: 'nato' | 'pact';
      readonly unit: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly kind?:
        | 'armour'
        | 'armouredCavalry'
        | 'mechanised'
        | 'infantry'
        | 'airborne'
        | 'airAssault'
        | 'marine'
        | 'engineer'
        | 'specialForces'
        | 'antitank'
        | 'selfPropelledAntitank'
        | 'artillery'
        | 'airDefence'
        | 'headquarters'
        | 'other';
      readonly strength?: number;
      readonly hits?: number;
      readonly hitsToHalf?: number;
      readonly hitsToEliminate?: number;
      readonly halted?: 'no' | 'stage' | 'turn';
      readonly lockers: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly strength?: number;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
      }[];
      readonly retreatHex?: boolean;
    };
    readonly 'amphibious-landing': {
      readonly side?: 'nato' | 'pact';
      readonly ship: string;
      readonly movement?: number;
      readonly coastal?: boolean;
      readonly marines?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly strength?: number;
        readonly quality?: 'E' | 'L' | 'M';
        readonly antiAir?: number;
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly supplied?: boolean;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
        readonly aboard?: string;
      }[];
      readonly artillery?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly strength?: number;
        readonly quality?: 'E' | 'L' | 'M';
        readonly antiAir?: number;
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly supplied?: boolean;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
      }[];
      readonly enemies?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly size?: 'division' | 'brigade' | 'smaller';
        readonly strength?: number;
        readonly quality?: 'E' | 'L' | 'M';
        readonly antiAir?: number;
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly supplied?: boolean;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
      }[];
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly road?: boolean;
      readonly bombardmentHits?: number;
      readonly attackSupport?: {
        readonly how?: 'none' | 'succeeded' | 'tried';
        readonly bombers?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly bombardment?: number;
        }[];
        readonly escorts?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly antiAir?: number;
        }[];
        readonly sensor?:
          | 'none'
          | 'us-ship'
          | 'ussr-ship'
          | 'other-ship'
          | 'us-submarine'
          | 'pact-submarine'
          | 'us-air-defence'
          | 'us-airbase'
          | 'us-headquarters'
          | 'us-unit'
          | 'ussr-air-defence'
          | 'ussr-airbase'
          | 'ussr-headquarters'
          | 'ussr-armour-division'
          | 'ussr-unit'
          | 'other-air-defence'
          | 'other-airbase'
          | 'other-unit'
          | 'nato-small-airbase';
      };
      readonly defenceSupport?: {
        readonly how?: 'none' | 'succeeded' | 'tried';
        readonly bombers?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly bombardment?: number;
        }[];
        readonly escorts?: readonly {
          readonly name: string;
          readonly nation?:
            | 'us'
            | 'britain'
            | 'greece'
            | 'turkey'
            | 'israel'
            | 'ussr'
            | 'bulgaria'
            | 'romania'
            | 'syria'
            | 'other';
          readonly type?:
            | 'A-4'
            | 'A-6'
            | 'A-7'
            | 'A-10'
            | 'AB-212'
            | 'AH-1'
            | 'AV-8B'
            | 'E-6'
            | 'F-4'
            | 'F-5'
            | 'F-14'
            | 'F-15'
            | 'F-16'
            | 'F-18'
            | 'F-100'
            | 'F-104'
            | 'F-111'
            | 'Ka-25'
            | 'Mi-8'
            | 'Mi-24'
            | 'MiG-17'
            | 'MiG-21'
            | 'MiG-23'
            | 'MiG-27'
            | 'MiG-29'
            | 'MiG-31'
            | 'Mirage'
            | 'P-3'
            | 'S-3'
            | 'SH-3'
            | 'Su-24'
            | 'Su-29'
            | 'Tu-20'
            | 'Tu-22'
            | 'Tu-26'
            | 'Yak-36'
            | 'An-24'
            | 'C-5'
            | 'C-130'
            | 'CH-47'
            | 'CH-53'
            | 'Il-76'
            | 'Mi-2'
            | 'Mi-6'
            | 'UH-1'
            | 'AWACS'
            | 'E-2'
            | 'Tu-126';
          readonly ecm?: number;
          readonly hits?: number;
          readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
          readonly detected?: boolean;
          readonly mode?: 'interception' | 'offensive' | 'none';
          readonly sorties?: number;
          readonly sortiesFlown?: number;
          readonly antiAir?: number;
        }[];
        readonly sensor?:
          | 'none'
          | 'us-ship'
          | 'ussr-ship'
          | 'other-ship'
          | 'us-submarine'
          | 'pact-submarine'
          | 'us-air-defence'
          | 'us-airbase'
          | 'us-headquarters'
          | 'us-unit'
          | 'ussr-air-defence'
          | 'ussr-airbase'
          | 'ussr-headquarters'
          | 'ussr-armour-division'
          | 'ussr-unit'
          | 'other-air-defence'
          | 'other-airbase'
          | 'other-unit'
          | 'nato-small-airbase';
      };
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly defenderSupplyPoints?: number;
      readonly sovietsCut?: boolean;
    };
    readonly 'sea-transport': {
      readonly side?: 'nato' | 'pact';
      readonly does?: 'embark' | 'disembark';
      readonly ship: {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly halted?: 'no' | 'stage' | 'turn';
      };
      readonly by?: 'amphibious' | 'transport';
      readonly unit: {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly kind?:
          | 'armour'
          | 'armouredCavalry'
          | 'mechanised'
          | 'infantry'
          | 'airborne'
          | 'airAssault'
          | 'marine'
          | 'engineer'
          | 'specialForces'
          | 'antitank'
          | 'selfPropelledAntitank'
          | 'artillery'
          | 'airDefence'
          | 'headquarters'
          | 'other';
        readonly halted?: 'no' | 'stage' | 'turn';
        readonly aboard?: string;
      };
      readonly place?: 'port' | 'coast' | 'inland';
      readonly enemyHeld?: boolean;
    };
    readonly 'parachute-drop': {
      readonly side?: 'nato' | 'pact';
      readonly transport?:
        | 'A-4'
        | 'A-6'
        | 'A-7'
        | 'A-10'
        | 'AB-212'
        | 'AH-1'
        | 'AV-8B'
        | 'E-6'
        | 'F-4'
        | 'F-5'
        | 'F-14'
        | 'F-15'
        | 'F-16'
        | 'F-18'
        | 'F-100'
        | 'F-104'
        | 'F-111'
        | 'Ka-25'
        | 'Mi-8'
        | 'Mi-24'
        | 'MiG-17'
        | 'MiG-21'
        | 'MiG-23'
        | 'MiG-27'
        | 'MiG-29'
        | 'MiG-31'
        | 'Mirage'
        | 'P-3'
        | 'S-3'
        | 'SH-3'
        | 'Su-24'
        | 'Su-29'
        | 'Tu-20'
        | 'Tu-22'
        | 'Tu-26'
        | 'Yak-36'
        | 'An-24'
        | 'C-5'
        | 'C-130'
        | 'CH-47'
        | 'CH-53'
        | 'Il-76'
        | 'Mi-2'
        | 'Mi-6'
        | 'UH-1'
        | 'AWACS'
        | 'E-2'
        | 'Tu-126';
      readonly unit: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly kind?:
        | 'armour'
        | 'armouredCavalry'
        | 'mechanised'
        | 'infantry'
        | 'airborne'
        | 'airAssault'
        | 'marine'
        | 'engineer'
        | 'specialForces'
        | 'antitank'
        | 'selfPropelledAntitank'
        | 'artillery'
        | 'airDefence'
        | 'headquarters'
        | 'other';
      readonly hits?: number;
      readonly hitsToEliminate?: number;
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly firedOn?: boolean;
      readonly transportHit?: boolean;
    };
    readonly detection: {
      readonly side?: 'nato' | 'pact';
      readonly sensors: readonly (
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase'
        | 'A-4'
        | 'A-6'
        | 'A-7'
        | 'A-10'
        | 'AB-212'
        | 'AH-1'
        | 'AV-8B'
        | 'E-6'
        | 'F-4'
        | 'F-5'
        | 'F-14'
        | 'F-15'
        | 'F-16'
        | 'F-18'
        | 'F-100'
        | 'F-104'
        | 'F-111'
        | 'Ka-25'
        | 'Mi-8'
        | 'Mi-24'
        | 'MiG-17'
        | 'MiG-21'
        | 'MiG-23'
        | 'MiG-27'
        | 'MiG-29'
        | 'MiG-31'
        | 'Mirage'
        | 'P-3'
        | 'S-3'
        | 'SH-3'
        | 'Su-24'
        | 'Su-29'
        | 'Tu-20'
        | 'Tu-22'
        | 'Tu-26'
        | 'Yak-36'
        | 'An-24'
        | 'C-5'
        | 'C-130'
        | 'CH-47'
        | 'CH-53'
        | 'Il-76'
        | 'Mi-2'
        | 'Mi-6'
        | 'UH-1'
        | 'AWACS'
        | 'E-2'
        | 'Tu-126'
        | 'MiG-23-Bulgaria'
      )[];
      readonly medium?: 'surface' | 'air' | 'subsurface';
      readonly scale?: 'operational' | 'strategic';
      readonly ranges: readonly number[];
      readonly aircraft?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly detected?: boolean;
      }[];
      readonly ships?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly detected?: boolean;
      }[];
      readonly condition?: 'undetected' | 'earlyWarning' | 'hasBombed';
    };
    readonly 'air-mission': {
      readonly side?: 'nato' | 'pact';
      readonly unit: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly type?:
        | 'A-4'
        | 'A-6'
        | 'A-7'
        | 'A-10'
        | 'AB-212'
        | 'AH-1'
        | 'AV-8B'
        | 'E-6'
        | 'F-4'
        | 'F-5'
        | 'F-14'
        | 'F-15'
        | 'F-16'
        | 'F-18'
        | 'F-100'
        | 'F-104'
        | 'F-111'
        | 'Ka-25'
        | 'Mi-8'
        | 'Mi-24'
        | 'MiG-17'
        | 'MiG-21'
        | 'MiG-23'
        | 'MiG-27'
        | 'MiG-29'
        | 'MiG-31'
        | 'Mirage'
        | 'P-3'
        | 'S-3'
        | 'SH-3'
        | 'Su-24'
        | 'Su-29'
        | 'Tu-20'
        | 'Tu-22'
        | 'Tu-26'
        | 'Yak-36'
        | 'An-24'
        | 'C-5'
        | 'C-130'
        | 'CH-47'
        | 'CH-53'
        | 'Il-76'
        | 'Mi-2'
        | 'Mi-6'
        | 'UH-1'
        | 'AWACS'
        | 'E-2'
        | 'Tu-126';
      readonly mission?:
        | 'airInterception'
        | 'airSuperiority'
        | 'patrol'
        | 'escort'
        | 'airNavalAsm'
        | 'airNavalBombardment'
        | 'airNavalSubsurface'
        | 'antishipStrike'
        | 'antisubmarineStrike'
        | 'patrolStrike'
        | 'bombardGround'
        | 'bombardNaval'
        | 'bombardInstallation'
        | 'interdiction'
        | 'closeAirSupport'
        | 'ferry'
        | 'transport'
        | 'airmobileTransport'
        | 'paratroopTransport'
        | 'earlyWarning';
      readonly mode?: 'interception' | 'offensive' | 'none';
      readonly sorties?: number;
      readonly sortiesFlown?: number;
      readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly carrier?: boolean;
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
    };
    readonly interception: {
      readonly side?: 'nato' | 'pact';
      readonly reach?: 'short' | 'long';
      readonly sensors?: readonly (
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase'
        | 'A-4'
        | 'A-6'
        | 'A-7'
        | 'A-10'
        | 'AB-212'
        | 'AH-1'
        | 'AV-8B'
        | 'E-6'
        | 'F-4'
        | 'F-5'
        | 'F-14'
        | 'F-15'
        | 'F-16'
        | 'F-18'
        | 'F-100'
        | 'F-104'
        | 'F-111'
        | 'Ka-25'
        | 'Mi-8'
        | 'Mi-24'
        | 'MiG-17'
        | 'MiG-21'
        | 'MiG-23'
        | 'MiG-27'
        | 'MiG-29'
        | 'MiG-31'
        | 'Mirage'
        | 'P-3'
        | 'S-3'
        | 'SH-3'
        | 'Su-24'
        | 'Su-29'
        | 'Tu-20'
        | 'Tu-22'
        | 'Tu-26'
        | 'Yak-36'
        | 'An-24'
        | 'C-5'
        | 'C-130'
        | 'CH-47'
        | 'CH-53'
        | 'Il-76'
        | 'Mi-2'
        | 'Mi-6'
        | 'UH-1'
        | 'AWACS'
        | 'E-2'
        | 'Tu-126'
        | 'MiG-23-Bulgaria'
      )[];
      readonly ranges?: readonly number[];
      readonly baseRange?: number;
      readonly distance?: number;
      readonly targetCloses?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly enemySupply?: number;
      readonly interceptors: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
      readonly strikers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
        readonly bombardment?: number;
      }[];
      readonly strike?: {
        readonly planned?: boolean;
        readonly targetName?: string;
        readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly antiAir?: number;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
        readonly sensor?:
          | 'none'
          | 'us-ship'
          | 'ussr-ship'
          | 'other-ship'
          | 'us-submarine'
          | 'pact-submarine'
          | 'us-air-defence'
          | 'us-airbase'
          | 'us-headquarters'
          | 'us-unit'
          | 'ussr-air-defence'
          | 'ussr-airbase'
          | 'ussr-headquarters'
          | 'ussr-armour-division'
          | 'ussr-unit'
          | 'other-air-defence'
          | 'other-airbase'
          | 'other-unit'
          | 'nato-small-airbase';
      };
    };
    readonly 'air-combat': {
      readonly side?: 'nato' | 'pact';
      readonly seen?: 'both' | 'targetOnly' | 'interceptorsOnly';
      readonly interceptors: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
      readonly strikers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
    };
    readonly 'combat-air-patrol': {
      readonly side?: 'nato' | 'pact';
      readonly carrier?: boolean;
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly patrol: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
      readonly strikers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly antiAir?: number;
      }[];
    };
    readonly 'patrol-strike': {
      readonly side?: 'nato' | 'pact';
      readonly carrier?: boolean;
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly weapon?: 'bombardment' | 'asm' | 'subsurface';
      readonly patrol: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly subsurface?: number;
        readonly asm?: number;
        readonly bombardment?: number;
      }[];
      readonly ship: {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly antiAir?: number;
        readonly ecm?: number;
        readonly hits?: number;
        readonly hitsToSink?: number;
        readonly detected?: boolean;
      };
      readonly companyEcm?: number;
      readonly sensor?:
        | 'none'
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase';
    };
    readonly 'air-naval-interception': {
      readonly side?: 'nato' | 'pact';
      readonly how?: 'interception' | 'strike';
      readonly strikers: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
        readonly subsurface?: number;
        readonly asm?: number;
        readonly bombardment?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly weapon?: 'bombardment' | 'asm' | 'subsurface';
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly ship: {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly antiAir?: number;
        readonly ecm?: number;
        readonly hits?: number;
        readonly hitsToSink?: number;
        readonly detected?: boolean;
      };
      readonly companyEcm?: number;
      readonly sensors?: readonly (
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase'
        | 'A-4'
        | 'A-6'
        | 'A-7'
        | 'A-10'
        | 'AB-212'
        | 'AH-1'
        | 'AV-8B'
        | 'E-6'
        | 'F-4'
        | 'F-5'
        | 'F-14'
        | 'F-15'
        | 'F-16'
        | 'F-18'
        | 'F-100'
        | 'F-104'
        | 'F-111'
        | 'Ka-25'
        | 'Mi-8'
        | 'Mi-24'
        | 'MiG-17'
        | 'MiG-21'
        | 'MiG-23'
        | 'MiG-27'
        | 'MiG-29'
        | 'MiG-31'
        | 'Mirage'
        | 'P-3'
        | 'S-3'
        | 'SH-3'
        | 'Su-24'
        | 'Su-29'
        | 'Tu-20'
        | 'Tu-22'
        | 'Tu-26'
        | 'Yak-36'
        | 'An-24'
        | 'C-5'
        | 'C-130'
        | 'CH-47'
        | 'CH-53'
        | 'Il-76'
        | 'Mi-2'
        | 'Mi-6'
        | 'UH-1'
        | 'AWACS'
        | 'E-2'
        | 'Tu-126'
        | 'MiG-23-Bulgaria'
      )[];
      readonly ranges?: readonly number[];
      readonly patrol?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly patrolRange?: number;
      readonly patrolSupply?: number;
    };
    readonly 'naval-move': {
      readonly side?: 'nato' | 'pact';
      readonly initiative: number;
      readonly moved?: number;
      readonly ship: {
        readonly name: string;
        readonly side?: 'nato' | 'pact';
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly movement?: number;
        readonly sailed?: boolean;
        readonly halted?: 'no' | 'stage' | 'turn';
      };
      readonly points?: number;
    };
    readonly 'naval-combat': {
      readonly side?: 'nato' | 'pact';
      readonly ships: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly subsurface?: number;
        readonly asm?: number;
        readonly bombardment?: number;
        readonly antiAir?: number;
        readonly ecm?: number;
        readonly hits?: number;
        readonly hitsToSink?: number;
        readonly detected?: boolean;
        readonly halted?: 'no' | 'stage' | 'turn';
      }[];
      readonly movement?: number;
      readonly weapon?: 'subsurface' | 'asm' | 'bombardment';
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly intercepted?: 'no' | 'here' | 'moves';
      readonly targets: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly subsurface?: number;
        readonly asm?: number;
        readonly bombardment?: number;
        readonly antiAir?: number;
        readonly ecm?: number;
        readonly hits?: number;
        readonly hitsToSink?: number;
        readonly detected?: boolean;
        readonly halted?: 'no' | 'stage' | 'turn';
      }[];
    };
    readonly bombardment: {
      readonly side?: 'nato' | 'pact';
      readonly bombers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly bombardment?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly sensor?:
        | 'none'
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase';
      readonly ships?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly subsurface?: number;
        readonly asm?: number;
        readonly bombardment?: number;
        readonly antiAir?: number;
        readonly ecm?: number;
        readonly hits?: number;
        readonly hitsToSink?: number;
        readonly detected?: boolean;
        readonly halted?: 'no' | 'stage' | 'turn';
      }[];
      readonly unit: {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly formation?: 'MC' | 'HA' | 'DA' | 'T' | 'HD' | 'DD' | 'R';
        readonly antiAir?: number;
        readonly hits?: number;
        readonly hitsToHalf?: number;
        readonly hitsToEliminate?: number;
      };
    };
    readonly 'installation-strike': {
      readonly side?: 'nato' | 'pact';
      readonly bombers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly bombardment?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly sensor?:
        | 'none'
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase';
      readonly target: {
        readonly name: string;
        readonly kind?: 'depot' | 'airbase' | 'port' | 'cairo' | 'benghazi' | 'other';
        readonly hits?: number;
        readonly antiAir?: number;
      };
      readonly war?: boolean;
      readonly surrendered?: readonly ('egypt' | 'libya')[];
    };
    readonly interdiction: {
      readonly side?: 'nato' | 'pact';
      readonly bombers?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly bombardment?: number;
      }[];
      readonly escorts?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
        readonly mode?: 'interception' | 'offensive' | 'none';
        readonly sorties?: number;
        readonly sortiesFlown?: number;
        readonly antiAir?: number;
      }[];
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly segment?: 'ownMovement' | 'enemyMovement' | 'ownCloseAirSupport' | 'enemyCloseAirSupport';
      readonly supplyPoints?: number;
      readonly depot?: string;
      readonly terrain?: 'clear' | 'city' | 'town' | 'forest' | 'rough' | 'mountain' | 'marsh' | 'impassable';
      readonly sensor?:
        | 'none'
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'nato-small-airbase';
      readonly hex: string;
      readonly antiAir?: number;
    };
    readonly 'anti-air-fire': {
      readonly side?: 'nato' | 'pact';
      readonly units?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly antiAir?: number;
      }[];
      readonly ships?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly antiAir?: number;
        readonly hits?: number;
      }[];
      readonly installations?: readonly {
        readonly name: string;
        readonly kind?: 'depot' | 'airbase' | 'port' | 'cairo' | 'benghazi' | 'other';
        readonly hits?: number;
        readonly antiAir?: number;
      }[];
      readonly shooter?:
        | 'us-ship'
        | 'ussr-ship'
        | 'other-ship'
        | 'us-submarine'
        | 'pact-submarine'
        | 'us-air-defence'
        | 'us-airbase'
        | 'us-headquarters'
        | 'us-unit'
        | 'ussr-air-defence'
        | 'ussr-airbase'
        | 'ussr-headquarters'
        | 'ussr-armour-division'
        | 'ussr-unit'
        | 'other-air-defence'
        | 'other-airbase'
        | 'other-unit'
        | 'us-aircraft'
        | 'ussr-aircraft'
        | 'other-aircraft';
      readonly scale?: 'operational' | 'strategic';
      readonly range?: number;
      readonly stack: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
        readonly type?:
          | 'A-4'
          | 'A-6'
          | 'A-7'
          | 'A-10'
          | 'AB-212'
          | 'AH-1'
          | 'AV-8B'
          | 'E-6'
          | 'F-4'
          | 'F-5'
          | 'F-14'
          | 'F-15'
          | 'F-16'
          | 'F-18'
          | 'F-100'
          | 'F-104'
          | 'F-111'
          | 'Ka-25'
          | 'Mi-8'
          | 'Mi-24'
          | 'MiG-17'
          | 'MiG-21'
          | 'MiG-23'
          | 'MiG-27'
          | 'MiG-29'
          | 'MiG-31'
          | 'Mirage'
          | 'P-3'
          | 'S-3'
          | 'SH-3'
          | 'Su-24'
          | 'Su-29'
          | 'Tu-20'
          | 'Tu-22'
          | 'Tu-26'
          | 'Yak-36'
          | 'An-24'
          | 'C-5'
          | 'C-130'
          | 'CH-47'
          | 'CH-53'
          | 'Il-76'
          | 'Mi-2'
          | 'Mi-6'
          | 'UH-1'
          | 'AWACS'
          | 'E-2'
          | 'Tu-126';
        readonly ecm?: number;
        readonly hits?: number;
        readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
        readonly detected?: boolean;
      }[];
    };
    readonly 'resolution-track': {
      readonly side?: 'nato' | 'pact';
      readonly value?: number;
      readonly hits?: number;
      readonly target?: 'air-naval' | 'ground';
      readonly ecm?: number;
    };
    readonly 'ship-damage': {
      readonly side?: 'nato' | 'pact';
      readonly name: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly subsurface?: number;
      readonly asm?: number;
      readonly bombardment?: number;
      readonly antiAir?: number;
      readonly ecm?: number;
      readonly movement?: number;
      readonly hits?: number;
      readonly hitsToSink?: number;
      readonly newHits?: number;
    };
    readonly 'soviet-air-defence': {
      readonly side?: 'nato' | 'pact';
      readonly unit: string;
      readonly nation?:
        | 'us'
        | 'britain'
        | 'greece'
        | 'turkey'
        | 'israel'
        | 'ussr'
        | 'bulgaria'
        | 'romania'
        | 'syria'
        | 'other';
      readonly flight?: 'ready' | 'antiAir' | 'strike' | 'ferry' | 'none' | 'home';
      readonly singleSortie?: boolean;
      readonly optionalRule?: boolean;
    };
    readonly 'political-event': {
      readonly happened?: readonly number[];
      readonly airWar?: number;
      readonly golan?: number;
      readonly israelBusy?: number;
      readonly pactInGreece?: boolean;
    };
    readonly 'map-change': {
      readonly side?: 'nato' | 'pact';
      readonly path: readonly {
        readonly hex: string;
        readonly place?: 'strategic' | 'transition' | 'edge' | 'operational';
      }[];
      readonly ranging?: boolean;
      readonly happened?: readonly number[];
      readonly airWar?: number;
      readonly golan?: number;
    };
    readonly 'stage-end': {
      readonly ends?: 'stage' | 'turn';
      readonly demands?: readonly {
        readonly country: 'bulgaria' | 'turkey' | 'greece' | 'ussr';
        readonly turns?: number;
      }[];
      readonly bulgarianDivisions?: number;
      readonly turkishDivisions?: number;
      readonly greekDivisions?: number;
      readonly sovietDivisions?: number;
      readonly happened?: readonly number[];
      readonly greeceNeutralised?: boolean;
      readonly internedUnits?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
      }[];
      readonly internedAircraft?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
      }[];
      readonly internedShips?: readonly {
        readonly name: string;
        readonly nation?:
          | 'us'
          | 'britain'
          | 'greece'
          | 'turkey'
          | 'israel'
          | 'ussr'
          | 'bulgaria'
          | 'romania'
          | 'syria'
          | 'other';
      }[];
    };
  };
  readonly specimen: {
    readonly assault: { readonly attack?: number; readonly defence?: number; readonly acrossRiver?: boolean };
  };
  readonly 'specimen-hexes': {
    readonly march: {
      readonly unit: {
        readonly name: string;
        readonly nation?: 'valmer' | 'cantons';
        readonly arm?: 'infantry' | 'cavalry' | 'guns';
        readonly movement?: number;
        readonly hex: string;
      };
      readonly to: string;
      readonly held?: readonly string[];
    };
    readonly skirmish: {
      readonly attackers: readonly {
        readonly name: string;
        readonly nation?: 'valmer' | 'cantons';
        readonly arm?: 'infantry' | 'cavalry' | 'guns';
        readonly strength?: number;
        readonly reduced?: boolean;
      }[];
      readonly defenders: readonly {
        readonly name: string;
        readonly nation?: 'valmer' | 'cantons';
        readonly arm?: 'infantry' | 'cavalry' | 'guns';
        readonly strength?: number;
        readonly reduced?: boolean;
      }[];
      readonly ground?: 'plain' | 'wood' | 'scree' | 'peak';
      readonly ambush?: boolean;
      readonly night?: boolean;
    };
    readonly muster: {
      readonly recruits: readonly {
        readonly name: string;
        readonly nation?: 'valmer' | 'cantons';
        readonly arm?: 'infantry' | 'cavalry' | 'guns';
        readonly place?: 'pool';
      }[];
      readonly points?: number;
    };
  };
}
