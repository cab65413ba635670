import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

test('both languages have the same keys, in the same order', () => expect(Object.keys(fr)).toEqual(Object.keys(en)));
