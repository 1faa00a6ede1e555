/**
 * Words that the law forbids to a business that helps people with their credit reports, found in what staff write, in
 * English and in Spanish. They are pointed out and block nothing: a rule of words cannot know what a sentence means, and
 * a member of staff who quotes a client must be able to. Sources: Credit Repair Organizations Act, 15 U.S.C. 1679b(a);
 * Telemarketing Sales Rule, 16 CFR 310.3(a)(2).
 */

export interface ForbiddenWords {
  /** As they stand in the text. */
  words: string
  /** One sentence for staff, with its source. */
  why: string
}

interface WordRule {
  pattern: RegExp
  why: string
  /** What makes the same words harmless, inside what was found: 'remove all inaccurate items'. */
  unless?: RegExp
  /** 'We cannot guarantee' promises nothing. */
  negatable?: true
}

const error =
  /inaccura|incorrect|\bwrong|mistake|\berror|outdated|obsolete|unverif|incomplete|inexact|equivocad|erróne|erronea|\berrores/i
const negation =
  /(?:\b(?:no|not|never|cannot|nobody|none|neither|nor|without|nothing|nunca|nadie|ni|sin|ningun[oa]?|ningún|tampoco)|n['’]t)\b[^.!?\n]{0,40}$/i
const item =
  '(?:item|account|debt|entr(?:y|ies)|mark|collection|charge-?off|late payment|bankruptc|judgment|inquir|record|information|partida|cuenta|deuda|dato|registro|cobr(?:o|anza)|atraso|bancarrota|quiebra|consulta|información)'
const removal = '(?:remov|delet|eras|wip|eliminat|scrub|get(?:ting)? rid of|elimin|borr|quit|suprim|limpi)'

const promise =
  'A promise of an outcome: nobody can guarantee what a bureau answers. 15 U.S.C. 1679b(a)(3), 16 CFR 310.3(a)(2)(iii).'
const accurate =
  'Only what is inaccurate, incomplete or unverifiable can be disputed; a promise to remove more is misleading. 15 U.S.C. 1679b(a)(3).'
const identity =
  'A new identity or number to hide a credit history is a crime to advise. 15 U.S.C. 1679b(a)(2).'
const score =
  'A promise about a score: no one but the bureaus’ models sets it. 15 U.S.C. 1679b(a)(3), 16 CFR 310.3(a)(2)(iii).'
const untrue =
  'Advice to say what is not true to a bureau or creditor, or to dispute what is right. 15 U.S.C. 1679b(a)(1).'
const trick =
  'There is no secret or loophole in the law; saying so misleads about the service. 15 U.S.C. 1679b(a)(3)-(4).'
const affiliation =
  'No authority approves or endorses this product; saying so is a misrepresentation. 16 CFR 310.3(a)(2)(vii).'

const rules: readonly WordRule[] = [
  { pattern: /\bguarant(?:ee|y)\w*|(?<!\p{L})garant(?:iz|ía|ic)\p{L}*/giu, why: promise, negatable: true },
  {
    pattern:
      /\b100 ?% (?:success|removal|deletion|results?)|\b(?:sure|certain) to (?:be )?(?:remove|delete|win)\w*|(?<!\p{L})(?:resultados? segur|éxito segur|100 ?% de éxito)\p{L}*/giu,
    why: promise,
    negatable: true,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${removal}\\p{L}*\\s(?:[^.!?\\n]{0,40}\\s)?(?:all|any|every|everything|even|toda?s?|cualquier|incluso|hasta)\\s(?:[^.!?\\n]{0,40}?\\s)?${item}\\p{L}*`,
      'giu',
    ),
    why: accurate,
    unless: error,
    negatable: true,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${removal}\\p{L}*\\s(?:[^.!?\\n]{0,40}\\s)?(?:accurate|correct|true|truthful|legitimate|valid|negative|bad|derogatory|verdader|correct|exact|legítim|válid|negativ|mal)\\p{L}*\\s(?:[^.!?\\n]{0,20}?\\s)?${item}\\p{L}*`,
      'giu',
    ),
    why: accurate,
    unless: error,
    negatable: true,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${removal}\\p{L}*\\s(?:[^.!?\\n]{0,40}\\s)?${item}\\p{L}*\\s(?:negativ|verdader|correct|exact|legítim|válid|mal)\\p{L}*`,
      'giu',
    ),
    why: accurate,
    unless: error,
    negatable: true,
  },
  {
    pattern:
      /(?<!\p{L})(?:eras|wip|clean|clear|remov|fix|borr|limpi|elimin|repar)\p{L}*\s(?:(?:up|away|out|your|their|his|her|the|all|su|tu|el|todo|my)\s){0,3}(?:bad credit|credit (?:history|report|record)|mal crédito|historial (?:de crédito|crediticio))|\bclean slate\b|(?<!\p{L})borrón y cuenta nueva/giu,
    why: accurate,
    unless: error,
    negatable: true,
  },
  {
    pattern:
      /\b(?:new|second|clean|fresh) credit (?:identity|file|profile|number)|\bnew (?:identity|social security number)|\bcredit (?:privacy|profile) number|\bCPNs?\b|\bfile segregation|(?<!\p{L})(?:nueva|otra) identidad(?: de crédito| crediticia)?|(?<!\p{L})nuevo (?:archivo|perfil|número) (?:de crédito|crediticio|de seguro social)/giu,
    why: identity,
    negatable: true,
  },
  {
    pattern:
      /\b(?:rais|boost|increas|improv|add|gain|jump|lift|skyrocket)\w*\s[^.!?\n]{0,40}\bscores?\b[^.!?\n]{0,25}|\bscores?\s(?:will|is going to|are going to|shall)\s(?:go up|rise|increase|improve|jump|be higher)|\b\d{2,3}\+? ?points?\b[^.!?\n]{0,30}|(?<!\p{L})(?:sub|aument|mejor|elev)\p{L}*\s[^.!?\n]{0,30}(?:puntaje|puntuación|score)\p{L}*|(?<!\p{L})(?:su|tu) (?:puntaje|puntuación) (?:va a )?(?:subir|aumentar|mejorar)\p{L}*/giu,
    why: score,
    negatable: true,
  },
  {
    pattern:
      /\bdisput\w*\s(?:everything|all (?:of )?(?:it|items|accounts)|every (?:item|account|line))|\bdisput\w*\s[^.!?\n]{0,30}\b(?:accurate|correct|true)\b[^.!?\n]{0,20}|\b(?:say|claim|tell|write|swear)\w*\s[^.!?\n]{0,40}\b(?:not (?:yours|mine)|identity theft)\b[^.!?\n]{0,20}\b(?:even|anyway|although)\b|(?<!\p{L})disput\p{L}*\s(?:todo(?!s los errores)|todas las (?:cuentas|partidas))/giu,
    why: untrue,
    unless: /inaccura|incorrect|errores/i,
    negatable: true,
  },
  {
    pattern:
      /\bloopholes?\b|\bsecret (?:law|method|trick|letter)s?|\b609 (?:letter|method|trick)s?|\blegal trick|(?<!\p{L})(?:truco|vacío) legal\p{L}*|(?<!\p{L})(?:método|ley) secret\p{L}*/giu,
    why: trick,
    negatable: true,
  },
  {
    pattern:
      /\b(?:approved|endorsed|certified|authorized|backed) by (?:the )?(?:government|FTC|CFPB|Federal Trade Commission|bureaus?|Experian|Equifax|TransUnion)|(?<!\p{L})(?:aprobad|avalad|certificad|autorizad)\p{L}* por (?:el gobierno|la FTC|la CFPB|el CFPB|(?:los burós|las agencias)|Experian|Equifax|TransUnion)/giu,
    why: affiliation,
    negatable: true,
  },
]

/** What of a text should be written otherwise, in the order of the text; the same words once. */
export function forbiddenWordsIn(text: string): ForbiddenWords[] {
  const found = rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)]
      .filter((match) => isMeant(rule, match[0], text.slice(0, match.index)))
      .map((match) => ({ at: match.index, words: match[0].trim(), why: rule.why })),
  )
  const seen = new Set<string>()
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ words, why }) => {
      const key = `${words.toLowerCase()} ${why}`
      return !seen.has(key) && seen.add(key) !== undefined
    })
    .map(({ words, why }) => ({ words, why }))
}

function isMeant(rule: WordRule, found: string, before: string): boolean {
  if (rule.unless?.test(found)) return false
  return !(rule.negatable && negation.test(before.slice(-60)))
}
