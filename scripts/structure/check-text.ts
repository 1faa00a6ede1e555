import { isTest, type SourceFile } from './source-file.ts'

interface Rule {
  what: string
  pattern: RegExp
  /** Where it may stand. */
  allowed: (path: string) => boolean
}

const inSource = (path: string) => path.startsWith('src/')
const vendorFile = (name: RegExp, what: string, ...folders: readonly string[]): Rule => ({
  what: `${what} is only known to ${folders.join(', ')}`,
  pattern: new RegExp(`from '(${name.source})'|import\\('(${name.source})'\\)`),
  allowed: (path) => isTest(path) || !inSource(path) || folders.some((folder) => path.startsWith(folder)),
})
const platform = 'src/server/platform'

const feature = (name: string) => `src/web/features/${name}`
/** Who calls without one of the hooks, and why. */
const callsAlone = new Set([
  // Read once before there is a page to say anything, over an address or a draft.
  feature('checkout/use-prefill.ts'),
  feature('funding-form/open-funding-form.ts'),
  feature('intake/use-intake-form.ts'),
  // Kept in the background and in order, also while the page goes away.
  feature('funding-form/use-funding-draft.ts'),
  feature('intake/use-draft-keeping.ts'),
  feature('funding-form/use-funding-files.ts'),
  feature('intake/use-intake-files.ts'),
  // Shown before the answer, sent one after the other, each with a failure of its own.
  feature('review/use-review-edits.ts'),
  // Several calls make one thing that is read: the payment provider's setup and its page, a mark, all that a filter finds.
  feature('checkout/checkout.api.ts'),
  feature('worklist/use-client-list.ts'),
  feature('funding-packages/funding-checkout.tsx'),
  feature('funding-staff/use-funding-live.ts'),
  feature('storefront/use-customer-page.ts'),
  feature('storefront/use-payment-page.ts'),
  feature('payments/use-stripe-library.ts'),
  feature('staff/use-staff-session.ts'),
])
/** Who says by itself that something is under way or has failed: the payment provider's own wire and errors, and a page that is handed the sentence. */
const saysItself = new Set([
  'src/web/lib/use-act.ts',
  'src/web/pages/account-sign-in-page.tsx',
  feature('checkout/contact-step.tsx'),
  feature('storefront/subscription-card.tsx'),
  feature('storefront/use-buyer.ts'),
  feature('storefront/use-customer-page.ts'),
  feature('payments/card-form.tsx'),
])

/** What the compiler and the import rules cannot see. */
const rules: readonly Rule[] = [
  {
    what: 'the environment is read by config.ts alone',
    pattern: /\bprocess\.env\b|\bimport\.meta\.env\b/,
    allowed: (path) => isTest(path) || !inSource(path) || path === 'src/server/config.ts',
  },
  {
    what: 'SQL and queries belong in a .store.ts, .tables.ts or .holdings.ts file, or in platform/db and platform/queue',
    pattern: /from 'drizzle-orm(\/pg-core)?'/,
    allowed: (path) =>
      isTest(path) ||
      /\.(store|tables|holdings)\.ts$/.test(path) ||
      /^src\/server\/platform\/(db|queue)\//.test(path),
  },
  {
    what: 'arithmetic on dates is civil-days.ts alone: dayOf, addDays, addMonths, daysAfter, msOfDay …',
    pattern:
      /\b86_?400_?000\b|24 \* 60 \* 60 \* 1000|24 \* 3_600_000|\bDate\.UTC\(|\.setUTC|toISOString\(\)\.slice\(0, (7|10)\)|\}T(00:00:00|12:00:00)Z`/,
    allowed: (path) =>
      isTest(path) ||
      !inSource(path) ||
      path === 'src/shared/rules/civil-days.ts' ||
      path.endsWith('.contract.ts') ||
      path.startsWith('src/web/test-support/'),
  },
  vendorFile(/stripe/, 'The Stripe SDK', `${platform}/payments/`),
  vendorFile(/@stripe\/[\w/-]+/, "Stripe's browser SDK", 'src/web/features/payments/'),
  vendorFile(/nodemailer/, 'nodemailer', `${platform}/mail/`),
  vendorFile(/pg-boss/, 'pg-boss', `${platform}/queue/`),
  vendorFile(
    /pg|@electric-sql\/pglite|drizzle-orm\/(pglite|node-postgres)/,
    'A database driver',
    `${platform}/db/`,
    `${platform}/queue/`,
    `${platform}/live/`,
  ),
  vendorFile(/socket\.io|@socket\.io\/[\w-]+/, 'socket.io', `${platform}/live/`),
  vendorFile(/pino/, 'pino', `${platform}/log/`),
  vendorFile(/@opentelemetry\/[\w-]+/, 'OpenTelemetry', `${platform}/traces/`),
  vendorFile(/prom-client/, 'prom-client', `${platform}/metrics/`),
  vendorFile(/@aws-sdk\/[\w-]+/, "Amazon's SDK", `${platform}/files/`),
  vendorFile(/@embedpdf\/pdfium/, 'pdfium', 'src/engine/read/'),
  vendorFile(/@myriaddreamin\/[\w-]+/, 'Typst', 'src/engine/documents/'),
  {
    what: 'a page acts by useAct, useSendForm or useUpload and reads by useCall, which are given the call (decision 051)',
    pattern: /from '[./]*lib\/(call-api|upload-with-progress)\.ts'/,
    allowed: (path) => !path.startsWith('src/web/') || isTest(path) || callsAlone.has(path),
  },
  {
    what: 'that something is under way or has failed is said by useAct, useSendForm or useUpload (decision 051)',
    pattern: /\[(is)?(busy|sending|saving|failure|failed|hasFailed)(For)?, set\w+\] = useState|useMutation/i,
    allowed: (path) => !path.startsWith('src/web/') || isTest(path) || saysItself.has(path),
  },
  {
    what: 'a room is listened to by useLiveRoom',
    pattern: /\bopenLiveConnection\b/,
    allowed: (path) => !path.startsWith('src/web/') || path.startsWith('src/web/lib/'),
  },
  {
    what: 'the design system holds no product word: what features share stands in src/web/parts',
    pattern:
      /refund|payment|deletion|dispute|bureau|funding|tester|score|report(?!er)|client(?!Width|Height|X|Y)|letter/i,
    // The frame of every page leads to the product's own places.
    allowed: (path) =>
      !path.startsWith('src/web/ui/') || isTest(path) || path === 'src/web/ui/page-frame.tsx',
  },
  {
    what: 'a skipped or lonely test is no test',
    pattern: /\b(it|test|describe)\.(skip|only|todo|fixme)\b/,
    allowed: () => false,
  },
  {
    what: 'the compiler is not to be silenced',
    pattern: /@ts-(ignore|expect-error|nocheck)/,
    allowed: () => false,
  },
]

/** One sentence for each line that stands where it must not. */
export function checkText(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('scripts/structure/'))
    .flatMap(({ path, text }) =>
      rules
        .filter((rule) => !rule.allowed(path))
        .flatMap((rule) => linesOf(text, rule.pattern).map((line) => `${path}:${line}: ${rule.what}`)),
    )
}

function linesOf(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
