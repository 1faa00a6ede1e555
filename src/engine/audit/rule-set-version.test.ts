import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ruleSetDigest, ruleSetVersion } from './rule-set-version.ts'

const source = path.join(import.meta.dirname, '../..')

/** What decides on a finding: all that is written there counts. */
const deciding = ['engine/audit/rules', 'engine/audit/not-worth', 'engine/match']
/** What is said of it: the sentences count, and not how they are put together. */
const saying = ['engine/audit', 'engine/letters', 'shared/findings', 'shared/messages/es/finding-laws.ts']

const filesOf = (name: string): string[] =>
  (name.endsWith('.ts')
    ? [name]
    : readdirSync(path.join(source, name), { recursive: true, encoding: 'utf8' })
  )
    .map((file) => (name.endsWith('.ts') ? file : `${name}/${file}`))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/rule-set-version\.ts$/.test(file))

const texts: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.NumericLiteral,
])
/** What the formatter sets or leaves out. */
const setByFormatter: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.CloseParenToken,
])

/** The words of a program without comments, spaces, imports and what the formatter sets. */
function wordsOf(text: string, isText: boolean): string[] {
  const file = ts.createSourceFile('read.ts', text, ts.ScriptTarget.Latest, false)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier)) return
    // A name in a type is no text: it says nothing to anybody.
    if (isText && (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)))
      return
    const parts = node.getChildren(file)
    if (parts.length > 0) parts.forEach(visit)
    else if (isText ? texts.has(node.kind) : !setByFormatter.has(node.kind)) {
      const word = ts.isStringLiteral(node) ? node.text : node.getText(file)
      if (word !== '') words.push(word)
    }
  }
  visit(file)
  return words
}

/** Neither the order of files nor their names count: a file may be moved, and its parts to another one. */
const digestOf = (parts: readonly string[]): string =>
  createHash('sha256')
    .update([...parts].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)

function sayingsOf(): string[] {
  const read = (file: string) => readFileSync(path.join(source, file), 'utf8')
  const decided = deciding.flatMap(filesOf)
  const said = saying.flatMap(filesOf).filter((file) => !decided.includes(file))
  return [
    ...decided.map((file) => wordsOf(read(file), false).join(' ')),
    ...said.flatMap((file) => wordsOf(read(file), true)),
  ]
}

describe('the version of the rule set', () => {
  it('is raised when rules, laws or sentences of letters change', () => {
    const digest = digestOf(sayingsOf())
    expect(
      digest,
      [
        `Rules, laws or sentences of letters say something else than rule set ${ruleSetVersion} did.`,
        'In src/engine/audit/rule-set-version.ts: raise ruleSetVersion by one when a finding or a letter of some report differs,',
        'leave it when none does (something was only renamed or moved),',
        `and write in both cases: ruleSetDigest = '${digest}'`,
      ].join('\n'),
    ).toBe(ruleSetDigest)
  })

  const words = (text: string) => wordsOf(text, false).join(' ')

  it('does not ask for it when only comments, lines or imports change', () => {
    const plain = "import { a } from './a.ts'\nexport const rule = (b: number) => (b > 7 ? 'late' : a)\n"
    const other = `/** Why. */\nimport { a } from './moved/a.ts'\n\nexport const rule = (\n  b: number,\n) =>\n  b > 7 // days\n    ? "late"\n    : a;\n`
    expect(words(other)).toBe(words(plain))
  })

  it.each([
    ['a bound', "export const rule = (b: number) => (b > 8 ? 'late' : a)"],
    ['a comparison', "export const rule = (b: number) => (b >= 7 ? 'late' : a)"],
    ['a sentence', "export const rule = (b: number) => (b > 7 ? 'too late' : a)"],
  ])('asks for it when %s changes', (_, text) => {
    expect(words(text)).not.toBe(words("export const rule = (b: number) => (b > 7 ? 'late' : a)"))
  })

  it('counts a sentence before and behind a value, and no name of a type', () => {
    const sentence = ['`It is $', '{n} days old`'].join('')
    const said = wordsOf(`type Kind = 'open'\nexport const say = (n: number) => ${sentence}`, true)
    expect(said.map((word) => word.replace(/[^a-z ]/gi, ''))).toEqual(['It is ', ' days old'])
  })
})
