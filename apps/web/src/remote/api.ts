/** The server behind this page, spoken to in the reader's language of the moment. */
import { Api } from '@grognard/server/client';
import { locale } from '../app/settings.ts';

export const serverOf = (origin: string): Api =>
  new Api(origin, locale.get(), (url, init) =>
    fetch(url, { ...init, headers: { ...init.headers, 'accept-language': locale.get() } }),
  );
