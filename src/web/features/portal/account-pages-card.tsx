import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { FoldingCard } from '../../ui/folding-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Every page of the account in one place: whoever looks for one needs not know which card leads there. */
export function AccountPagesCard({
  clientId,
  stored,
}: {
  clientId: number
  /** Of whose reports the pages can be looked at. */
  stored: readonly BureauKey[]
}) {
  const { account, mailing, papers, portal, privacy } = useMessages()
  const ofCase = (page: string) => `/account/${page}?client=${clientId}`
  const pages = [
    [ofCase('review'), portal.accountPages.review],
    [ofCase('mailing'), mailing.pageTitle],
    [ofCase('papers'), papers.pageTitle],
    [ofCase('folder'), account.folder.pageTitle],
    [`/upload?client=${clientId}`, portal.accountPages.reports],
    ...(stored.map((bureau) => [
      ofCase(`reports/${bureau}`),
      portal.accountPages.report(bureauNames[bureau]),
    ]) as [string, string][]),
    ['/account/get-reports', portal.accountPages.getReports],
    ['/account/overview', portal.accountPages.overview],
    ['/account/preferences', account.preferences.pageTitle],
    [ofCase('data'), privacy.pageTitle],
  ] as const
  return (
    <FoldingCard id="account-pages" title={portal.accountPages.title}>
      <ul className="grid gap-1 sm:grid-cols-2">
        {pages.map(([to, name]) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </FoldingCard>
  )
}
