import { type ReactNode, Suspense, useState } from 'react'
import type { Language } from '../../shared/rules/language.ts'
import { makeTextCatalogue } from './text-catalogue.ts'
import { LanguageContext } from './use-messages.tsx'

const choose = () => Promise.resolve(null)

/** The language of a part that stands in no page of ours: it fetches its texts itself, and is shown once they are here. */
export function OwnMessages({ language, children }: { language: Language; children: ReactNode }) {
  const [catalogue] = useState(() => makeTextCatalogue())
  return (
    <LanguageContext value={{ language, messages: catalogue.texts(language), choose, catalogue }}>
      <Suspense>{children}</Suspense>
    </LanguageContext>
  )
}
