/** Whether the page is shown by night, by the reader's switch or the system's. */
import { theme } from '../../app/settings.ts';
import { useMedia } from '../../app/use-media.ts';

export function useNight(): boolean {
  const chosen = theme.use();
  const dark = useMedia('(prefers-color-scheme: dark)');
  return chosen === 'system' ? dark : chosen === 'dark';
}
