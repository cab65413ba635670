import { describe, expect, test } from 'vitest';
import type { CampaignEvent } from './event.ts';
import { fileOf, nextLine, readCampaign, readFurther } from './file.ts';

/** Any hash will do for the shape of the file; the apps hand in SHA-256. */
const hash = (text: string): string =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291, 7).toString(16);

const opened: CampaignEvent = {
  kind: 'opened',
  format: 1,
  game: 'specimen',
  version: '1',
  name: 'Gué',
  rulings: {},
  setup: {},
};
const noted: CampaignEvent = { kind: 'noted', text: 'Pluie' };

const first = nextLine([], opened, hash);
const second = nextLine([first], noted, hash);
const whole = fileOf([first, second]);

const refusalOf = (text: string) => {
  const read = readCampaign(text, hash);
  return read.ok ? undefined : read.refusals.map(({ code, facts }) => [code, facts?.['line']]);
};

describe('the file', () => {
  test('is canonical JSON, each line with the hash of the line before', () => {
    expect(whole).toBe(
      '{"event":{"format":1,"game":"specimen","kind":"opened","name":"Gué","rulings":{},"setup":{},"version":"1"},"previous":null,"sequence":0}\n' +
        `{"event":{"kind":"noted","text":"Pluie"},"previous":"${hash(first)}","sequence":1}\n`,
    );
  });

  test('is read back as it was written', () => {
    expect(readCampaign(whole, hash)).toEqual({
      ok: true,
      value: { lines: [first, second], events: [opened, noted], torn: '', borne: [] },
    });
  });

  test('that is empty holds nothing', () => {
    expect(readCampaign('', hash)).toEqual({ ok: true, value: { lines: [], events: [], torn: '', borne: [] } });
  });
});

describe('a file that has grown', () => {
  const young = readCampaign(fileOf([first]), hash);
  const file = young.ok ? young.value : expect.fail();

  test('is read from where it was, and comes to what the whole comes to', () => {
    expect(readFurther(file, [second], hash)).toEqual(readCampaign(whole, hash));
    expect(readFurther(file, [], hash)).toEqual({ ok: true, value: file });
    expect(file.lines).toEqual([first]);
    const further = readFurther(file, [second], hash);
    expect(further.ok && further.value.events[0]).toBe(file.events[0]);
  });

  test('is refused with its line where the chain breaks, in order or in hash', () => {
    expect(readFurther(file, [first], hash)).toMatchObject({
      refusals: [{ code: 'fileLineOutOfOrder', facts: { line: 2 } }],
    });
    const third = nextLine([first, second], noted, hash);
    const loose = nextLine([first, 'another line'], noted, hash);
    expect(readFurther(file, [second, third], hash)).toMatchObject({ ok: true });
    expect(readFurther(file, [second, loose], hash)).toMatchObject({
      refusals: [{ code: 'fileChainBroken', facts: { line: 3 } }],
    });
  });

  test('keeps what was told of it', () => {
    const marked = { ...file, torn: 'ab', borne: ['byteOrderMark'] as const };
    expect(readFurther(marked, [second], hash)).toMatchObject({ value: { torn: 'ab', borne: ['byteOrderMark'] } });
  });
});

describe('a last line', () => {
  test('cut anywhere is lost, and what stands before it is not', () => {
    const start = first.length + 1;
    for (let cut = start + 1; cut < whole.length - 1; cut += 1) {
      expect(readCampaign(whole.slice(0, cut), hash)).toMatchObject({
        ok: true,
        value: { lines: [first], torn: whole.slice(start, cut) },
      });
    }
  });

  test('without its end is whole, as is one cut between the two signs of its end', () => {
    for (const end of ['', '\r']) {
      const read = readCampaign(`${first}\n${second}${end}`, hash);
      expect(read).toMatchObject({ ok: true, value: { lines: [first, second], torn: '' } });
    }
  });

  test('that is whole but wrong is refused, not torn', () => {
    expect(refusalOf(`${first}\n${first}`)).toEqual([['fileLineOutOfOrder', 2]]);
    expect(refusalOf(`${first}\n{"event":\n`)).toEqual([['fileLineNotJson', 2]]);
  });
});

describe('what others put into a text', () => {
  const crlf = whole.replaceAll('\n', '\r\n');

  test.each([
    ['carriage returns', crlf, ['carriageReturns']],
    ['a byte order mark', `\ufeff${whole}`, ['byteOrderMark']],
    ['both', `\ufeff${crlf}`, ['byteOrderMark', 'carriageReturns']],
    ['empty lines after the last', `${whole}\n\n`, ['blankEnd']],
    ['empty lines with returns after the last', `${crlf}\r\n`, ['carriageReturns', 'blankEnd']],
    ['a return at one line only', `${first}\r\n${second}\n`, ['carriageReturns']],
  ])('%s: borne, and told; the lines are as they were', (_what, text, borne) => {
    expect(readCampaign(text, hash)).toMatchObject({ ok: true, value: { lines: [first, second], torn: '', borne } });
  });

  test('hides no changed letter', () => {
    expect(refusalOf(`\ufeff${crlf.replace('Gué', 'Guê')}`)).toEqual([['fileChainBroken', 2]]);
    expect(refusalOf(crlf.replace('{', '{\r'))).toEqual([['fileLineNotCanonical', 1]]);
    expect(refusalOf(crlf.replace('\r\n', '\r\r\n'))).toEqual([['fileLineNotCanonical', 1]]);
    expect(refusalOf(whole.replace(second, `\ufeff${second}`))).toEqual([['fileLineNotJson', 2]]);
  });
});

test.each([
  ['a changed letter', whole.replace('Gué', 'Guê'), 'fileChainBroken', 2],
  ['a line twice', fileOf([first, first]), 'fileLineOutOfOrder', 2],
  ['lines in another order', fileOf([second, first]), 'fileLineOutOfOrder', 1],
  ['another spelling of the same', fileOf([first.replace('{', '{ ')]), 'fileLineNotCanonical', 1],
  ['an empty line', `${first}\n\n${second}\n`, 'fileLineNotJson', 2],
  ['a number', '7\n', 'fileLineNotJson', 1],
  [
    'no event of ours',
    fileOf([nextLine([], { kind: 'sung' } as unknown as CampaignEvent, hash)]),
    'fileLineNotAnEvent',
    1,
  ],
])('%s is refused with its line', (_what, text, code, line) => {
  expect(refusalOf(text)).toEqual([[code, line]]);
});

test.each([
  ['filePacked', 'PK\u0003\u0004rest'],
  ['filePacked', '\u001f\ufffd\b'],
  ['fileOtherEncoding', [...whole].join('\u0000')],
  ['filePage', '<!DOCTYPE html><title>Download</title>'],
])('what is no campaign at all is named: %s', (code, text) => {
  expect(refusalOf(text)).toEqual([[code, undefined]]);
});

test('every sign changed before the last line is found', () => {
  const text = fileOf([first, second, nextLine([first, second], noted, hash)]);
  const end = text.lastIndexOf('\n', text.length - 2);
  for (let place = 0; place < end; place += 1) {
    const changed = String.fromCharCode(text.charCodeAt(place) ^ 1);
    expect(refusalOf(text.slice(0, place) + changed + text.slice(place + 1)), `sign ${place}`).toBeDefined();
  }
});
