import * as z from 'zod/mini'
import { listFolder } from '../../shared/api/portal.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { FolderTable } from '../features/portal/folder-table.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

const folderSearch = z.object({ client: z._default(z.catch(z.string(), ''), '') })

/** `/account/folder?client=`: the client's folder as a page of the product (decision 28). */
export default function AccountFolderPage() {
  const { account } = useMessages()
  const texts = account.folder
  const [{ client }] = useSearch(folderSearch)
  const folder = useCall(listFolder, { params: { id: client } }, { enabled: client !== '' })
  usePageTitle(texts.pageTitle)
  if (client !== '' && folder.isPending) return <FullScreenLoading />
  const refused = folder.error instanceof ApiError && [401, 404].includes(folder.error.status)
  if (client === '' || refused) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.pageTitle} lead={client === '' ? texts.noClient : texts.noRight} />
        <SignInForm
          next={client === '' ? '/client-dashboard?client=me' : `/account/folder?client=${client}`}
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame width="wide">
      {folder.data ? (
        <>
          <PageHeading title={texts.title(folder.data.clientName)} lead={texts.lead} />
          <FolderTable files={folder.data.files} />
        </>
      ) : (
        <>
          <PageHeading title={texts.pageTitle} />
          <LoadFailure of={folder} otherwise={texts.failed} />
        </>
      )}
      <p className="mt-8">
        <TextLink to={`/client-dashboard?client=${encodeURIComponent(client)}`} isApart>
          {texts.back}
        </TextLink>
      </p>
    </PageFrame>
  )
}
