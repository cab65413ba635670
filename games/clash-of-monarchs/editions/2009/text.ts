/** Words the edition adds: what its march asks, and the line it reads. */
import { origins } from './origins.ts';

export const text = {
  en: {
    'march.enemyLights': 'It enters a space with enemy light units',
    'march.mod.enemyLights': 'Enters a space with enemy light units',
  },
  fr: {
    ...origins,
    'march.enemyLights': 'Elle entre dans un espace avec des unités Lt ennemies',
    'march.mod.enemyLights': 'Entre dans un espace avec des unités Lt ennemies',
  },
} as const;
