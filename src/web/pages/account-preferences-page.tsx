import { getPreferences } from '../../shared/api/accounts.ts'
import { PreferencesForm } from '../features/account/preferences-form.tsx'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LanguageButton } from '../ui/language-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/account/preferences`: how the signed-in address may be contacted. */
export default function AccountPreferencesPage() {
  const { account, shell } = useMessages()
  const texts = account.preferences
  const { data, isPending } = useCall(getPreferences, {})
  usePageTitle(texts.pageTitle)
  if (isPending) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.title} lead={data ? texts.lead(data.email) : texts.noRight} />
      <p className="mb-6 flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{shell.language}:</span> <LanguageButton />
      </p>
      {data ? <PreferencesForm saved={data.preferences} /> : <SignInForm next="/account/preferences" />}
    </PageFrame>
  )
}
