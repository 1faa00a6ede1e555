/**
 * Whether two printed names mean the same company. Each bureau shortens names in its own way ('BK OF AMER',
 * 'BANK OF AMERICA NA'), so words are compared as possible abbreviations of each other and common words weigh little.
 */

/** Trade names that no rule of abbreviation can derive from each other. */
const alias: Record<string, string> = {
  JPMCB: 'CHASE',
  JPMORGAN: 'CHASE',
  AMEX: 'AMERICAN EXPRESS',
  AMERX: 'AMERICAN EXPRESS',
  SYNCB: 'SYNCHRONY',
  CITICARDS: 'CBNA CARDS',
  CITIBANK: 'CBNA',
  CITI: 'CBNA',
  BOFA: 'BANK OF AMERICA',
  BOA: 'BANK OF AMERICA',
  WF: 'WELLS FARGO',
  WFBNA: 'WELLS FARGO',
  CAPONE: 'CAPITAL ONE',
  CAP1: 'CAPITAL ONE',
  COF: 'CAPITAL ONE',
  FCU: 'FEDERAL CREDIT UNION',
  CU: 'CREDIT UNION',
  DSNB: 'MACYS',
  GS: 'GOLDMAN SACHS',
  FNBO: 'FIRST NATIONAL OMAHA',
  THD: 'HOME DEPOT',
  PRA: 'PORTFOLIO RECOVERY ASSOCIATES',
  MCM: 'MIDLAND CREDIT MANAGEMENT',
  TMCC: 'TOYOTA MOTOR CREDIT',
  DOFED: 'DEPT OF EDUCATION',
  DEPTED: 'DEPT OF EDUCATION',
  USDOE: 'DEPT OF EDUCATION',
}

/** Legal forms and fillers: they say nothing about who the company is. */
const fillers = new Set(
  'NA N A INC LLC LTD LP CORP CORPORATION CO COMPANY USA US OF THE AND ON BEHALF FOR FSB SSB NATIONAL ASSOCIATION DBA'.split(
    ' ',
  ),
)

/** Words that many lenders share: they count, but little. */
const common = new Set(
  (
    'BANK BANKS CARD CARDS CREDIT SERVICES SERVICE SERVICING FINANCIAL FINANCE LOAN LOANS LENDING MORTGAGE UNION FEDERAL ' +
    'FUNDING RECOVERY COLLECTION COLLECTIONS BUREAU RECEIVABLES ASSOCIATES MANAGEMENT GROUP CONSUMER AUTO HOME MOTOR ' +
    'TRUST SAVINGS CAPITAL FIRST AMERICAN COMMUNITY DEPT DEPARTMENT EDUCATION ED MEDICAL HEALTHCARE NETWORK SYSTEM ' +
    'SYSTEMS PARTNERS STORES BANKCARD ADJUSTMENT MERCHANTS ONE'
  ).split(' '),
)

const commonByInitial = new Map([...common].map((word) => [word.charAt(0), initialsOf(word.charAt(0))]))

function initialsOf(letter: string): string[] {
  return [...common].filter((word) => word.startsWith(letter))
}

/** The words that identify a company, upper case, without fillers, known trade names written out. */
function creditorWords(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/['’.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .flatMap((word) => (alias[word] ?? word).split(' '))
  const telling = words.filter((word) => !fillers.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** 0 (nothing in common) to 1 (the same company as far as the names go). Symmetric. */
export function creditorLikeness(first: string, second: string): number {
  const a = creditorWords(first)
  const b = creditorWords(second)
  if (a.length === 0 || b.length === 0) return 0
  const byWords = likenessByWords(a, b)
  if (byWords >= 0.8) return byWords
  return Math.max(byWords, likenessRunTogether(a.join(''), b.join('')), likenessByInitials(a, b))
}

/** Names this alike are taken for the same company when the account's other data agree. */
export const alikeEnough = 0.6

function likenessByWords(a: string[], b: string[]): number {
  const [shorter, longer] = weightOf(a) <= weightOf(b) ? [a, b] : [b, a]
  const left = [...longer]
  let matched = 0
  for (const word of shorter) {
    const at = left.findIndex((other) => sameWord(word, other))
    if (at === -1) continue
    left.splice(at, 1)
    matched += weightOfWord(word)
  }
  return matched / weightOf(shorter)
}

/** 'BARCLAYSBK' against 'BARCLAYS BANK DELAWARE': one is the other with letters left out. */
function likenessRunTogether(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= 4 && short.slice(0, 3) === long.slice(0, 3) && isShortened(short, long) ? 0.8 : 0
}

/** 'NFCU' against 'NAVY FEDERAL CREDIT UNION'. */
function likenessByInitials(a: string[], b: string[]): number {
  const isInitials = (short: string[], long: string[]) =>
    short[0] !== undefined &&
    short[0].length >= 3 &&
    long.length >= short[0].length &&
    long
      .map((word) => word[0])
      .join('')
      .startsWith(short[0])
  return isInitials(a, b) || isInitials(b, a) ? 0.8 : 0
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= 2 && isShortened(short, long)
}

/** The letters of `short` occur in `long` in order, beginning with the same letter. */
function isShortened(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

function weightOf(words: string[]): number {
  return words.reduce((sum, word) => sum + weightOfWord(word), 0)
}

function weightOfWord(word: string): number {
  return isCommon(word) ? 0.3 : 1
}

function isCommon(word: string): boolean {
  if (common.has(word)) return true
  // 'SVCS', 'FINCL', 'CRD' are common words too, shortened.
  if (word.length > 5) return false
  return (commonByInitial.get(word.charAt(0)) ?? []).some(
    (long) => long.length > word.length && isVowelless(word, long),
  )
}

function isVowelless(short: string, long: string): boolean {
  return isShortened(short, long) && short.length >= 2 && short.length * 3 >= long.length
}
