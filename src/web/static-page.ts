import { type ComponentType, createElement } from 'react'
import { type LinkedProduct, payAddress } from '../shared/catalogue/product.ts'
import { nameIn } from '../shared/messages/name-in.ts'
import type { SiteMessages } from '../shared/messages/site-messages.ts'
import type { StaticPath } from '../shared/pages.ts'
import type { Language } from '../shared/rules/language.ts'

/** What a page sells, told to search engines in the words and at the price that the page shows. */
export interface ShownOffer {
  name: string
  /** Whole dollars, of the catalogue. */
  dollars: number
  /** Where it is bought or described, as the page links to it: '/pay/monthly-access'. */
  url: string
}

/** A question that a page shows, with its answer as plain text. */
export interface ShownQuestion {
  question: string
  answer: string
}

/** What a tab, a search engine and a shared link say of a page. */
export interface PageSummary {
  /** Of the tab, and what a search engine prints. */
  title: (messages: SiteMessages) => string
  /** What a search engine prints below the title. */
  description?: (messages: SiteMessages) => string
  /** What can be bought here; the prices stand in the picture that is shared. */
  offers?: (messages: SiteMessages) => readonly ShownOffer[]
}

/** A page that is rendered at build time, once in every language. */
export interface StaticPage extends PageSummary {
  Content: ComponentType<{ messages: SiteMessages }>
  /** The very questions that the page shows. */
  questions?: (messages: SiteMessages) => readonly ShownQuestion[]
  /** Name of the one module script that the page may load (vite.config.ts: `pageScripts`); a page without a form has none. */
  script?: string
}

/** What is for sale: by its payment link, unless an address is given with it. Its name is the catalogue's, in English. */
type ForSale = Pick<LinkedProduct, 'key' | 'name' | 'dollars'> | ShownOffer

/** Products of the catalogue as a page offers them, in its language. */
export const offersOf =
  (products: readonly ForSale[]) =>
  ({ names }: SiteMessages): ShownOffer[] =>
    products.map((product) => ({
      name: nameIn(names, product.name),
      dollars: product.dollars,
      url: 'url' in product ? product.url : payAddress(product.key),
    }))

/** What the component of a page takes: the texts of every page, and its own. */
export interface PageProps<Texts> {
  messages: SiteMessages
  texts: Texts
}

/** A page of the storefront as one object: where it stands, what it says, draws and sells. */
interface StorefrontPage<Path extends StaticPath, Texts> extends Pick<StaticPage, 'script'> {
  path: Path
  /** Its own texts, as the component takes them. */
  texts: Readonly<Record<Language, NoInfer<Texts>>>
  Content: ComponentType<PageProps<Texts>>
  title: (texts: NoInfer<Texts>) => string
  description: (texts: NoInfer<Texts>) => string
  offers?: readonly ForSale[]
  questions?: (texts: NoInfer<Texts>) => readonly ShownQuestion[]
}

/** The page under its address, as the list of pages takes it. */
export function storefrontPage<Path extends StaticPath, Texts>(
  page: StorefrontPage<Path, Texts>,
): Record<Path, StaticPage> {
  const { path, Content, title, description, offers, questions, script } = page
  const own = ({ language }: SiteMessages) => page.texts[language]
  const withTexts: StaticPage['Content'] = ({ messages }) =>
    createElement(Content, { messages, texts: own(messages) })
  const drawn: StaticPage = {
    Content: withTexts,
    title: (messages) => title(own(messages)),
    description: (messages) => description(own(messages)),
    ...(offers && { offers: offersOf(offers) }),
    ...(questions && { questions: (messages: SiteMessages) => questions(own(messages)) }),
    ...(script && { script }),
  }
  return { [path]: drawn } as Record<Path, StaticPage>
}

/** Addresses of what the build made. */
export interface PageAssets {
  styles: readonly string[]
  preloads: readonly string[]
  /** Of each page script, by its name. */
  scripts?: Readonly<Record<string, string>>
  /** The picture that is shown where the page is shared, 1200 by 630; none in development. */
  picture?: string
}
