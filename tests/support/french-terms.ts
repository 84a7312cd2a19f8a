import ts from 'typescript';

/** Terms of our texts, each with synonyms that only texts of the specification may use. */
const TERMS: readonly [preferred: string, others: RegExp][] = [
  ['e-mail', /(?<![\p{L}-])(?:courriels?|mails?|emails?|(?:adresse|courrier) électronique)(?![\p{L}-])/giu],
  ['enregistrer', /(?<!\p{L})sauvegard\p{L}*/giu],
  ['adresse', /(?<!\p{L})URL(?!\p{L})/gu],
  ['tag', /(?<!\p{L})étiquettes?(?!\p{L})/giu],
  ['… pour les moteurs', /(?<!\p{L})m[eé]ta[- ](?:titre|description)/giu],
  [
    'participer',
    /(?<!\p{L})inscri[\p{L}-]* (?:au|à (?:un|aucun)|pour (?:le|un)|dans (?:le|un)) (?:concours|tirage|jeu)/giu,
  ],
  ['2 Mo au plus', /\d ?MB(?!\p{L})/gu],
  ['nº', /n°/gu],
  ['1er', /1ᵉʳ/gu],
];

/** Texts of the specification that use such a synonym, letter by letter. */
const QUOTED: ReadonlySet<string> = new Set([
  'Sauvegarder',
  'Sauvegarde réussie',
  'Échec de la sauvegarde',
  'Échec de la sauvegarde automatique',
  'Erreur de sauvegarde\u00a0: ',
  'Vos modifications ne sont pas sauvegardées. Voulez-vous vraiment quitter la page\u202f?',
  'URL générée automatiquement à partir du titre',
  'URL personnalisée',
  'Indique ton identifiant/numéro/email pour être recontacté(e)',
  'Le fichier est trop volumineux (max 2MB)',
]);

/** Lists deviations of a text from the list of terms. */
export function termFaults(text: string): string[] {
  if (QUOTED.has(text)) return [];
  return TERMS.flatMap(([preferred, others]) =>
    [...text.matchAll(others)].map(([found]) => `«${found}» for «${preferred}»: ${text}`),
  );
}

/** Sentence whose subject is a relative clause. Questions may begin with one. */
const HEADLESS = /(?:^|[.!?…:]\s)(?:Qui (?!es|est|sont|a-t|voit|reçoit|peut)\p{Ll}+|Ce qui) [^.!?]*[.!…]/gu;

/** Finds sentences that begin with « Qui a … » or « Ce qui … ». */
export function headlessSentences(text: string): string[] {
  return [...text.matchAll(HEADLESS)].map(([found]) => found);
}

/** Finds texts chosen by a comparison with 1: `core/text/plural.ts` should choose such plurals. */
export function ownPlurals(source: string, file: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isConditionalExpression(node) && isComparisonWithOne(node.condition)) {
      if (isText(node.whenTrue) && isText(node.whenFalse)) found.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isComparisonWithOne(node: ts.Expression): boolean {
  return /(?:(?:>|<=|[!=]==) 1|(?:<|>=) 2)$/.test(node.getText());
}

function isText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) && isText(node.whenFalse);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
