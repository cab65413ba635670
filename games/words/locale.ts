/** In which language somebody speaks. */
import { LOCALES, type Locale, type Say } from '@grognard/kernel';

export const localeOf = (say: Say): Locale => LOCALES.find((locale) => locale === say('locale')) ?? 'en';
