import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

/** Where sentences are made in English that a client reads; refusals have keys, and the compiler asks for both languages. Every feature of the server counts, but for what only staff or machines read. */
const folders = [
  ...readdirSync(path.join(source, 'server/features')).map((name) => `server/features/${name}`),
  'server/platform/http',
  'engine/read',
  'engine/report',
  'engine/results',
  'engine/match',
  'shared/rules',
]

const notForClients = [
  /^server\/features\/(staff|audit-log|seed|team|worklist|casework|announcements|automation|leads|lists)\//,
  // Staff sign in with passwords, passkeys and codes; clients with a link.
  /^server\/features\/accounts\/[a-z-]*(staff|password|passkey|code|recovery)[a-z-]*\.ts/,
  // Of mails that staff write.
  /^shared\/rules\/(forbidden-words|mail-schedule)/,
  // Staff send mails and look at the outbox; a client meets the link that stops them.
  /^server\/features\/(mail\/(?!unsubscribe\.ts)|outbox\/)/,
  // Staff take mail dates away; the order of mail dates a client meets in the mail log.
  /^server\/features\/results\/refuse-taken-dates/,
  // Sent to the site that sets a form up, not to a browser.
  /^server\/features\/checkout\/(prefill-tokens|receive-webhook)/,
  // Refunds are made by staff.
  /^server\/features\/settlement\/[a-z-]*refund/,
  // Staff answer the buyers of sessions.
  /^server\/features\/storefront\/answer-session-request/,
  // Staff judge requirements, record fees and refund.
  /^server\/features\/funding-packages\/(judge-requirement|record-funding-fee|refund-funding-payment)/,
  /^server\/features\/storefront\/refund-purchase/,
  // Staff teach labels, and see what a label would lose.
  /^server\/features\/pointing\/(teach|withdraw)-label/,
  /^engine\/report\/hints\/compare-readings/,
  // Staff move funding applications.
  /^server\/features\/funding\/change-status/,
  // What programs read about calls.
  /^server\/platform\/http\/(openapi|declared-replies)/,
  // The archive and the records that prove a mailing are for a lawyer, in English.
  /^server\/features\/mailing\/(case-file-entries|authorship-files|write-calendar)/,
  /^server\/features\/postal\/write-mailing-record/,
  // Staff read why money of a letter went back, and what its provider answered.
  /^server\/features\/postal\/(refund-send|send-letter|settle-or-give-back)/,
  /\/emails\//,
  /\.(test|contract|tables)\.tsx?$/,
]

describe('a sentence that a client reads', () => {
  it('is written in shared/sentences, by its key, and nowhere where it is said', () => {
    const made = folders.flatMap((folder) => filesIn(folder).flatMap(sentencesIn))
    expect(made.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  it('is found where one is written', () => {
    const texts = sentencesIn('shared/sentences/en/run-sentences.ts').map(({ text }) => text)
    expect(texts).toContain('No ¤ report was uploaded.')
    expect(texts).toContain('The client of this run is no longer there.')
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !notForClients.some((pattern) => pattern.test(name)))
}

/** Texts of three words and more that end as sentences do; what a template fills in is '¤'. */
function sentencesIn(file: string): { file: string; text: string }[] {
  const found: { file: string; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isForProgrammers(node)) return
    const text = textOf(node)
    if (text !== null && isSentence(text)) found.push({ file, text })
    ts.forEachChild(node, visit)
  }
  const code = readFileSync(path.join(source, file), 'utf8')
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `¤${literal.text}`).join('')
}

const isSentence = (text: string) =>
  /^[“"'¤A-Z]/.test(text) && /[a-z¤)”]\.( ¤*)?$/.test(text) && text.split(' ').length >= 3

/** What is thrown as a failure of the product or written to its log is shown to nobody. */
function isForProgrammers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error'
  return ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText())
}
