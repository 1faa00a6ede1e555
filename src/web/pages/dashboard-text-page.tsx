import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ownTextTexts } from '../../shared/messages/staff/own-texts.ts'
import { languages } from '../../shared/rules/language.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { TextGroupView } from '../features/text-desk/text-group-view.tsx'
import { useNavigate } from '../lib/router/router-context.tsx'
import { useSearch } from '../lib/use-search.ts'

const textSearch = z.object({
  group: z._default(z.catch(z.string(), ''), ''),
  language: z._default(z.catch(z.enum(languages), 'en'), 'en'),
})

/** `/dashboard/text?group=&language=`: the editor of one group of texts; without a group it leads to the list of them. */
export default function DashboardTextPage() {
  const [{ group, language }] = useSearch(textSearch)
  const go = useNavigate()
  const isNamed = group !== ''
  useEffect(() => {
    if (!isNamed) go('/dashboard/texts', { replace: true })
  }, [isNamed, go])
  return (
    <StaffPage title={ownTextTexts.title} ownHeading={isNamed}>
      {() => isNamed && <TextGroupView key={`${group} ${language}`} group={group} language={language} />}
    </StaffPage>
  )
}
