import { manifestOf } from '../../src/shared/app-manifest.ts'
import { appShellTexts as english } from '../../src/shared/messages/en/app-shell.ts'
import { appShellTexts as spanish } from '../../src/shared/messages/es/app-shell.ts'
import { type Language, languages } from '../../src/shared/rules/language.ts'
import { reportAccept } from '../../src/web/lib/report-file-kind.ts'
import { shareAddress, shareField } from '../../src/web/worker/shared-files.ts'
import { appIcons } from './app-icons.ts'

const texts = { en: english, es: spanish } as const
const portal = '/client-dashboard?client=me'
const paper = '#FBFAF6'

/** How a saved page is shared on some systems: by its kind, not its ending. */
const archives = ['multipart/related', 'message/rfc822']

/** The manifests of the installable app, by their file: one app (`id`), in each language (Web Application Manifest, W3C). */
export function appManifests(): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [manifestOf(language).slice(1), JSON.stringify(manifestIn(language))]),
  )
}

function manifestIn(language: Language) {
  const { name, description } = texts[language]
  return {
    id: '/client-dashboard',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: portal,
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['finance', 'productivity'],
    icons: appIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    share_target: {
      action: shareAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shareField, accept: [...reportAccept.split(','), ...archives] }] },
    },
  }
}
