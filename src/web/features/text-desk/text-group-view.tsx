import { getOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TextEditor } from './text-editor.tsx'

/** Loads a group of texts and opens its editor; a saved version opens it anew. */
export function TextGroupView({ group, language }: { group: string; language: Language }) {
  const asked = useCall(getOwnTexts, { params: { group, language } })
  return (
    <>
      <PageHeading
        above={<TextLink to="/dashboard/texts">{texts.back}</TextLink>}
        title={asked.data ? `${asked.data.name}: ${texts.languages[language]}` : texts.title}
        lead={asked.data?.lead}
      />
      {asked.isPending && <Skeleton lines={10} />}
      <LoadFailure of={asked} otherwise={texts.failed} />
      {asked.data && <TextEditor key={asked.data.version} group={asked.data} />}
    </>
  )
}
