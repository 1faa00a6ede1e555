import { addressIn } from '../shared/page-address.ts'
import { type Language, languages, localeOf } from '../shared/rules/language.ts'
import { builtOrigin } from '../shared/site-origin.ts'

interface SearchHeadProps {
  path: string
  language: Language
  title: string
  description: string
  /** Address of the picture for shared links, without origin. */
  picture?: string
  /** JSON-LD; a block of data, which the policy against inline script does not concern. */
  data: string
}

/** What search engines and shared links read of a page that they may list. Addresses are whole, as both ask. */
export function SearchHead({ path, language, title, description, picture, data }: SearchHeadProps) {
  const address = addressIn(path, language, builtOrigin)
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(path, each, builtOrigin)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(path, 'en', builtOrigin)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ARMOR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
      {picture && (
        <>
          <meta property="og:image" content={builtOrigin + picture} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <script type="application/ld+json">{data}</script>
    </>
  )
}
