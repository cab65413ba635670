/** Hands the reader a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const saveFile = (name: string, text: string, type: string): void => saveBlob(name, new Blob([text], { type }));

/** A name that any disk will take. */
export const fileName = (name: string, ending: string): string => `${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.${ending}`;

/** A journal, under the name of its campaign. */
export const saveJournal = (name: string, text: string): void =>
  saveFile(fileName(name, 'jsonl'), text, 'application/jsonl');
