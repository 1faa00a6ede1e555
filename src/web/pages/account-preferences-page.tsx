import { getPreferences } from '../../shared/api/accounts.ts'
import { ConsentHistory } from '../features/accounts/consent-history.tsx'
import { HeldAddressSignIn } from '../features/accounts/held-address-sign-in.tsx'
import { PreferencesForm } from '../features/accounts/preferences-form.tsx'
import { PushSettings } from '../features/push/push-settings.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LanguageButton } from '../ui/language-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** `/account/preferences`: how the signed-in address may be contacted. */
export default function AccountPreferencesPage() {
  const { account, privacy, shell } = useMessages()
  const texts = account.preferences
  const asked = useCall(getPreferences, {})
  const { data, isPending, error, refetch } = asked
  const isStranger = error instanceof ApiError && [401, 404].includes(error.status)
  usePageTitle(texts.pageTitle)
  if (isPending) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading
        title={texts.title}
        lead={data ? texts.lead(data.email) : isStranger ? texts.noRight : undefined}
      />
      <p className="mb-6 flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{shell.language}:</span> <LanguageButton />
      </p>
      {data && (
        <>
          <PreferencesForm saved={data.preferences} onSaved={() => void refetch()} />
          <PushSettings />
          <ConsentHistory history={data.history} />
        </>
      )}
      {!data && isStranger && <HeldAddressSignIn next="/account/preferences" />}
      {!data && !isStranger && <LoadFailure of={asked} otherwise={account.preferences.loadFailed} />}
      <p className="mt-8">
        <TextLink to="/account/data">{privacy.link}</TextLink>
      </p>
    </PageFrame>
  )
}
