import type { Language } from '../shared/rules/language.ts'
import { builtOrigin } from '../shared/site-origin.ts'
import type { ShownOffer, ShownQuestion } from './static-page.ts'

interface DescribedPage {
  /** Whole, with the origin of the build. */
  address: string
  language: Language
  title: string
  description: string
  offers: readonly ShownOffer[]
  questions: readonly ShownQuestion[]
}

const organization = { '@id': `${builtOrigin}/#organization` }

/**
 * What search engines read of a page (schema.org, as JSON-LD): who publishes it, what it sells at which price, and its
 * questions. Only what the page itself shows.
 */
export function structuredData(page: DescribedPage): string {
  const { address, language, title, description, offers, questions } = page
  const graph = [
    { '@type': 'Organization', ...organization, name: 'ARMOR', url: `${builtOrigin}/` },
    {
      '@type': 'WebPage',
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: language,
      publisher: organization,
    },
    ...offers.map((offer) => productOf(offer)),
    ...(questions.length > 0 ? [questionsOf(address, questions)] : []),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
}

function productOf({ name, dollars, url }: ShownOffer) {
  return {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: 'ARMOR' },
    offers: {
      '@type': 'Offer',
      price: dollars.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: new URL(url, builtOrigin).href,
      seller: organization,
    },
  }
}

function questionsOf(address: string, questions: readonly ShownQuestion[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
