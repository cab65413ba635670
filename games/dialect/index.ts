/** What the command prints with `--json` and HTTP answers, word for word: plain data with its words beside the keys. */
export { type Account, accountFindings, accountOf, type Replayed, replayAccount } from './account.ts';
export { analysisTold } from './analysis.ts';
export { campaignFindings, differingWords } from './campaign-file.ts';
export { catalogueTold, type Described, described } from './catalogue.ts';
export { type ExampleRun, exampleNamed, exampleRunsTold, exampleRunTold, examplesTold } from './examples.ts';
export { type Finding, findingsTold, findingWords } from './findings.ts';
export { FORMAT } from './format.ts';
export { choicesOf, JSON_SCHEMA, procedureTold } from './procedure.ts';
export { evidenceFindings, evidenceIn, isSharedJournal, proofFindings } from './proof.ts';
export { resolutionTold, type ToldResolution } from './resolution.ts';
export { making, type Shape, type Shapes, shapes, worded } from './shapes/index.ts';
export { tableNamed, tablesTold, tableTold } from './tables.ts';
export { dialectWords } from './text/index.ts';
