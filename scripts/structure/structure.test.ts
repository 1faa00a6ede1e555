import { describe, expect, it } from 'vitest'
import { checkNames } from './check-names.ts'
import { checkRoles } from './check-roles.ts'
import { checkSelects } from './check-selects.ts'
import { checkSizes } from './check-sizes.ts'
import { checkText } from './check-text.ts'
import { judgeImports } from './judge-imports.ts'

const file = (path: string, text = '') => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

describe('file roles', () => {
  it('accept the files of a well-kept feature', () => {
    const names = [
      'intake.routes.ts',
      'submit-intake.ts',
      'submit-intake.test.ts',
      'intake.store.ts',
      'emails/welcome.tsx',
    ]
    expect(checkRoles(names.map((name) => file(`src/server/features/intake/${name}`)))).toEqual([])
  })

  it.each([
    ['src/server/features/intake/utils.ts', "the name 'utils' says nothing about what is inside"],
    ['src/server/features/intake/index.ts', "the name 'index' says nothing about what is inside"],
    ['src/web/lib/helpers/format.ts', "the folder name 'helpers' says nothing"],
    ['src/server/features/intake/SubmitIntake.ts', 'its name is not kebab-case'],
    [
      'src/server/features/intake/intake.service.ts',
      "'service' is no role of a file in src/server/features/intake",
    ],
    ['src/server/features/intake/forms.routes.ts', 'it should be named intake.routes.ts'],
    [
      'src/server/features/intake/parts/deep.ts',
      'the folder src/server/features/intake/parts is no place for files',
    ],
    ['src/library/thing.ts', 'the folder src/library is no place for files'],
    ['src/server/features/intake/picture.png', 'a file that ends in .png does not belong here'],
    ['src/shared/api/intake.store.ts', "'store' is no role of a file in src/shared/api"],
  ])('refuse %s', (path, reason) => {
    expect(checkRoles([file(path)])).toEqual([`${path}: ${reason}`])
  })
})

describe('the names of features', () => {
  const server = file('src/server/features/testers/testers.routes.ts')

  it('are the same nouns on both sides, or a part of one', () => {
    const own = ['testers/form.tsx', 'testers-list/table.tsx', 'site/hero.tsx']
    expect(checkNames([server, ...own.map((path) => file(`src/web/features/${path}`))])).toEqual([])
  })

  it('refuse a noun of the browser alone', () => {
    expect(checkNames([server, file('src/web/features/beta/form.tsx')])).toEqual([
      'src/web/features/beta: the server has no feature of that name; one noun has one name on both sides',
    ])
  })
})

describe('large sealed columns', () => {
  const store = (text: string) => file('src/server/features/runs/runs.store.ts', text)
  const read = 'return queryable.select().from(processingRuns)'

  it('are read by name, and by who opens them', () => {
    const named = 'export function selectLatest() { return queryable.select(standing).from(processingRuns) }'
    const opened = `export async function selectRun() { ${read} }`
    const other = 'export function selectUsers() { return queryable.select().from(users) }'
    expect(checkSelects([store([opened, named, other].join('\n'))])).toEqual([])
  })

  it.each([
    `export async function selectLatest() { ${read} }`,
    'export async function change() {\n  return tx.update(processingRuns).set({ a: 1 }).returning()\n}',
    'export const plans = (queryable) => queryable.select({ plan: documents.planSealed }).from(documents)',
  ])('are refused to anybody else: %s', (text) => {
    expect(checkSelects([store(`export async function selectRun() { ${read} }\n${text}`)])).toHaveLength(1)
  })
})

describe('the file-size budget', () => {
  it('accepts small files, and lists of any length', () => {
    const small = Array.from({ length: 40 }, (_, n) => file(`src/a${n}.ts`, lines(50)))
    expect(checkSizes([...small, file('src/shared/messages/en/help.ts', lines(2000))])).toEqual([])
  })

  it('refuses a file of more than 400 lines', () => {
    const small = Array.from({ length: 40 }, (_, n) => file(`src/a${n}.ts`, lines(50)))
    expect(checkSizes([...small, file('src/big.ts', lines(401))])).toEqual([
      'src/big.ts: 401 lines; no file has more than 400, split it by subject',
    ])
  })

  it('refuses a tree whose files are long on the whole', () => {
    const long = Array.from({ length: 20 }, (_, n) => file(`src/a${n}.ts`, lines(n < 18 ? 80 : 300)))
    expect(checkSizes(long)).toEqual([
      'half of the files have 80 lines or more; the median stays under 70',
      'one file in twenty has 300 lines or more; 95 % stay under 250',
    ])
  })
})

describe('what may stand where', () => {
  it.each([
    ['src/server/app.ts', 'const port = process.env.PORT', 'the environment is read by config.ts alone'],
    [
      'src/server/features/intake/submit-intake.ts',
      "import { eq } from 'drizzle-orm'",
      'SQL and queries belong',
    ],
    ['src/server/features/checkout/pay.ts', "import Stripe from 'stripe'", 'The Stripe SDK is only known to'],
    [
      'src/server/features/mail/send.ts',
      "const m = await import('nodemailer')",
      'nodemailer is only known to',
    ],
    [
      'src/server/features/mail/due.ts',
      'const later = new Date(Number(at) + 3 * 86_400_000)',
      'arithmetic on dates is civil-days.ts alone',
    ],
    ['src/web/ui/button.test.tsx', `it.${'skip'}('works')`, 'a skipped or lonely test is no test'],
    ['src/shared/pages.ts', `// @ts-${'ignore'}`, 'the compiler is not to be silenced'],
    [
      'src/web/features/leads/lead-form.tsx',
      "import { callApi } from '../../lib/call-api.ts'",
      'a page acts by useAct',
    ],
    [
      'src/web/pages/pay-page.tsx',
      "import { uploadWithProgress } from '../lib/upload-with-progress.ts'",
      'a page acts by useAct',
    ],
    [
      'src/web/features/leads/lead-form.tsx',
      'const [isBusy, setBusy] = useState(false)',
      'that something is under way or has failed',
    ],
    [
      'src/web/ui/form.tsx',
      'const [failure, setFailure] = useState<string | null>(null)',
      'that something is under way or has failed',
    ],
    ['src/web/ui/table.tsx', 'const refunds = 3', 'the design system holds no product word'],
    [
      'src/web/features/portal/use-portal-live.ts',
      'const opened = openLiveConnection(clientId, {',
      'a room is listened to by useLiveRoom',
    ],
  ])('refuses a line of %s', (path, text, reason) => {
    const [problem, ...others] = checkText([file(path, `// first\n${text}\n`)])
    expect(problem).toContain(`${path}:2: ${reason}`)
    expect(others).toEqual([])
  })

  it('accepts the same lines in their places', () => {
    expect(
      checkText([
        file('src/server/config.ts', 'export const env = process.env'),
        file('src/server/features/intake/intake.store.ts', "import { eq } from 'drizzle-orm'"),
        file('src/server/platform/payments/stripe-provider.ts', "import Stripe from 'stripe'"),
        file('src/server/platform/mail/smtp-sender.ts', "import nodemailer from 'nodemailer'"),
        file(
          'src/web/features/intake/use-intake-files.ts',
          "import { callApi } from '../../lib/call-api.ts'",
        ),
        file('src/web/lib/use-act.ts', 'const [busy, setBusy] = useState(false)'),
        file('src/web/lib/use-live-room.ts', 'const opened = openLiveConnection(subject, {'),
      ]),
    ).toEqual([])
  })
})

describe('the judgement of imports', () => {
  const none = { modules: [], summary: { violations: [] } }

  it('fails when the tool read nothing, and when it missed one file', () => {
    expect(judgeImports(none, ['src/a.ts', 'src/b.tsx'])).toEqual([
      'src/a.ts: was not read by the import check',
      'src/b.tsx: was not read by the import check',
    ])
    expect(judgeImports({ ...none, modules: [{ source: 'src/a.ts' }] }, ['src/a.ts'])).toEqual([])
  })

  it('names the import that goes the wrong way, and the whole cycle', () => {
    const violations = [
      { from: 'src/web/a.ts', to: 'src/server/b.ts', rule: { name: 'the web never imports the server' } },
    ]
    const importing = (source: string, ...files: string[]) => ({
      source,
      dependencies: files.map((resolved) => ({ resolved })),
    })
    const modules = [
      importing('src/leads.ts', 'src/a.ts'),
      importing('src/a.ts', 'src/b.ts', 'src/end.ts'),
      importing('src/b.ts', 'src/c.test.ts', 'src/end.ts'),
      importing('src/c.test.ts', 'src/a.ts', 'src/one.ts'),
      importing('src/one.ts', 'src/one.ts'),
      importing('src/end.ts'),
    ]
    expect(judgeImports({ modules, summary: { violations } }, [])).toEqual([
      'src/web/a.ts: must not import src/server/b.ts (the web never imports the server)',
      'src/a.ts: is in a cycle with src/b.ts, src/c.test.ts, src/a.ts (no cycles)',
      'src/one.ts: is in a cycle with src/one.ts (no cycles)',
    ])
  })
})
