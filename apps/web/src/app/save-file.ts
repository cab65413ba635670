/** Hands the reader a file. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A journal, under the name of its campaign. */
export const saveJournal = (name: string, text: string): void =>
  saveFile(`${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.jsonl`, text, 'application/jsonl');
