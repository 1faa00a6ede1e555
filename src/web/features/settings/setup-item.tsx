import { type ReactNode, useState } from 'react'
import type { Setup, SetupKey } from '../../../shared/api/setup.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import { formatInstant } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { LogoForm } from './logo-form.tsx'
import { PricesOfCatalogue } from './prices-of-catalogue.tsx'
import { SettingForm } from './setting-form.tsx'
import { SetupCheck } from './setup-check.tsx'
import { TestMail } from './test-mail.tsx'

interface SetupItemProps {
  item: SetupKey
  setup: Setup
  onChanged: () => Promise<void>
}

/** The settings of each item, which are saved together. */
const forms: Partial<Record<SetupKey, readonly (readonly string[])[]>> = {
  company: [['COMPANY_NAME', 'COMPANY_STATE']],
  address: [['POSTAL_ADDRESS']],
  colors: [['BRAND_COLOR']],
  sender: [['MAIL_FROM', 'SUPPORT_EMAIL']],
  mail: [['SMTP_URL']],
  payments: [['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  links: [['BOOKING_URL'], ['PLAN_BADGE', 'PLAN_BADGE_ES', 'READINESS_FIGURES', 'READINESS_FIGURES_ES']],
  print: [
    ['LOB_API_KEY', 'LOB_WEBHOOK_SECRET'],
    ['POSTGRID_API_KEY', 'POSTGRID_WEBHOOK_SECRET'],
  ],
  drive: [['GOOGLE_SERVICE_ACCOUNT', 'GOOGLE_DRIVE_FOLDER']],
  target: [['MONTHLY_TARGET']],
}

/** What is done about one item of the list: its settings, its check, what was proven. */
export function SetupItem({ item, setup, onChanged }: SetupItemProps) {
  // A form that was saved starts anew, and once more with what is loaded then: nothing of a secret stays on the page.
  const [saved, setSaved] = useState(0)
  const onSaved = async () => {
    await onChanged()
    setSaved((before) => before + 1)
  }
  const settingsOf = (names: readonly string[]) => setup.settings.filter(({ name }) => names.includes(name))
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-muted">{texts.items[item].lead}</p>
      {forms[item]?.map((names) => (
        <SettingForm
          key={JSON.stringify([names, saved, settingsOf(names).map(({ state, value }) => [state, value])])}
          settings={settingsOf(names)}
          onSaved={onSaved}
        />
      ))}
      {proofsOf(item, setup, onChanged)}
    </div>
  )
}

function proofsOf(item: SetupKey, setup: Setup, onChanged: () => Promise<void>): ReactNode {
  const { proofs, newestBackup, publicUrl } = setup
  switch (item) {
    case 'logo':
      return <LogoForm logo={setup.logo} onChanged={onChanged} />
    case 'mail':
      return (
        <>
          {proofs.mail && <p>{texts.arrived(formatInstant(proofs.mail.at))}</p>}
          <TestMail />
        </>
      )
    case 'payments':
      return (
        <>
          <p>
            {texts.webhook} <code className="break-all">{publicUrl}/api/webhooks/stripe</code>
          </p>
          {proofs.stripeKeys && (
            <p>{texts.keysTested(formatInstant(proofs.stripeKeys.at), proofs.stripeKeys.detail)}</p>
          )}
          <p>
            {proofs.stripeWebhook
              ? texts.webhookSeen(formatInstant(proofs.stripeWebhook.at))
              : texts.webhookNotSeen}
          </p>
          <SetupCheck check="stripe-keys" title={texts.testKeys} onChecked={onChanged} />
        </>
      )
    case 'backup':
      if (newestBackup === null) return <p>{texts.backupElsewhere}</p>
      return (
        <>
          <p>
            {newestBackup.at === null ? texts.noBackup : texts.newestBackup(formatInstant(newestBackup.at))}
          </p>
          {proofs.backup && <p>{texts.backupChecked(formatInstant(proofs.backup.at))}</p>}
          <SetupCheck check="backup" title={texts.checkBackup} onChecked={onChanged} />
        </>
      )
    case 'public-address':
      return (
        <>
          <p className="font-semibold break-all">{publicUrl}</p>
          {proofs.address && <p>{texts.addressChecked(proofs.address.detail)}</p>}
          <SetupCheck check="address" title={texts.checkAddress} onChecked={onChanged} />
        </>
      )
    case 'links':
      return <PricesOfCatalogue />
    case 'legal':
      return (
        <p className="flex flex-wrap gap-x-4">
          <TextLink to="/terms">{texts.legalPages.terms}</TextLink>
          <TextLink to="/privacy">{texts.legalPages.privacy}</TextLink>
          <TextLink to="/refunds">{texts.legalPages.refunds}</TextLink>
        </p>
      )
    default:
      return null
  }
}
