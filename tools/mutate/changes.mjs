/** Changes of meaning: what could be otherwise at one place of a source, and would be a mistake. */
import ts from 'typescript';

const K = ts.SyntaxKind;

const OPERATORS = new Map([
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
]);

const METHODS = new Map([
  ['max', 'min'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

/** Every change that could be planted in a file: where it begins and ends, and what would stand there. */
export function changesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes = [];
  const literals = oppositesIn(source);
  const put = (node, to, what) => {
    const from = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    changes.push({ file, line, from, to: node.getEnd(), was: node.getText(source), becomes: to, what });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    here(node, put, source, literals);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}

function here(node, put, source, literals) {
  const text = (part) => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const other = OPERATORS.get(node.operatorToken.kind);
    if (other) put(node.operatorToken, other, 'operator');
    if (node.operatorToken.kind === K.QuestionQuestionToken) put(node, text(node.right), 'fallback taken always');
  } else if (ts.isPropertyAccessExpression(node)) {
    const other = METHODS.get(node.name.text);
    if (other && ts.isCallExpression(node.parent)) put(node.name, other, 'method');
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (node.expression.name.text === 'filter') put(node, text(node.expression.expression), 'filter dropped');
  } else if (ts.isConditionalExpression(node)) {
    put(node, `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`, 'branches swapped');
  } else if (ts.isIfStatement(node)) {
    put(node.expression, `!(${text(node.expression)})`, 'condition negated');
    put(node.expression, 'false', 'never taken');
  } else if (ts.isNumericLiteral(node)) {
    put(node, String(Number(text(node).replaceAll('_', '')) + 1), 'number');
  } else if (node.kind === K.TrueKeyword) put(node, 'false', 'truth');
  else if (node.kind === K.FalseKeyword) put(node, 'true', 'truth');
  else if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent)) put(node, '...[]', 'part dropped');
  else if (ts.isSpreadAssignment(node)) put(node, '...{}', 'part dropped');
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    put(node.elements[0], '...[]', 'item dropped');
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    put(node, text(node.operand), 'not dropped');
  } else if (ts.isStringLiteral(node) && literals.has(node.text) && isValue(node)) {
    put(node, `'${literals.get(node.text)}'`, 'other word');
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    put(node, ';', 'statement dropped');
  }
}

/** A string that is compared, returned or passed on, not a key of text or a name of a field. */
const isValue = (node) =>
  (ts.isBinaryExpression(node.parent) && OPERATORS.has(node.parent.operatorToken.kind)) ||
  ts.isConditionalExpression(node.parent) ||
  ts.isReturnStatement(node.parent) ||
  ts.isArrowFunction(node.parent);

/** Words that are compared in one file stand for each other. */
function oppositesIn(source) {
  const words = new Set();
  const visit = (node) => {
    if (ts.isStringLiteral(node) && isValue(node) && /^[\w-]+$/.test(node.text)) words.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const all = [...words];
  return new Map(all.length < 2 ? [] : all.map((word, index) => [word, all[(index + 1) % all.length]]));
}

export const planted = (text, { from, to, becomes }) => text.slice(0, from) + becomes + text.slice(to);

/** A change that cannot even be read as a program is no mistake anyone would make. */
export const parses = (file, text) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false).parseDiagnostics.length === 0;

/** By which a change is known again when lines have moved: its file, the line it stands in, what it does. */
export const nameOf = ({ file, from, was, becomes, what }, text) => {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = from - start - (line.length - line.trimStart().length);
  return `${file} | ${line.trim()} | ${column} | ${shortened(was)} → ${shortened(becomes)} | ${what}`;
};

const shortened = (part) => part.replaceAll(/\s+/g, ' ').slice(0, 60);
