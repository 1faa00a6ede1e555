import { Readable } from 'node:stream'
import { drive as openDriveApi } from '@googleapis/drive'
import { type Drive, DriveError } from './drive.ts'
import { folderAddress } from './folder-address.ts'
import { createGoogleToken, type ServiceAccount } from './google-token.ts'

const folderType = 'application/vnd.google-apps.folder'
const callWithinMs = 120_000
/** Files of shared drives are found only when asked for. */
const everywhere = { supportsAllDrives: true } as const

/** What one call is made with: the library keeps none of it for uploads, so it is passed each time. */
interface CallOptions {
  rootUrl: string
  headers: Record<string, string>
  timeout: number
  retry: false
}

/**
 * Google Drive by a service account. Every folder and file carries the product's own key in its appProperties, so that a
 * repeated call finds what an earlier one made.
 * @param given.parentFolder id of the folder that is shared with the service account
 */
export function createGoogleDrive(given: {
  account: ServiceAccount
  parentFolder: string
  rootUrl?: string
}): Drive {
  const api = openDriveApi('v3')
  const token = createGoogleToken(given.account)
  const rootUrl = given.rootUrl ?? 'https://www.googleapis.com/'

  async function call<T>(work: (options: CallOptions) => Promise<T>): Promise<T> {
    const once = async () => {
      const headers = { authorization: `Bearer ${await token.get()}` }
      return work({ rootUrl, headers, timeout: callWithinMs, retry: false })
    }
    try {
      return await once()
    } catch (cause) {
      // A token may end before its time; only a fresh one tells.
      if (statusOf(cause) !== 401 || cause instanceof DriveError) throw asDriveError(cause)
      token.forget()
    }
    return once().catch((cause: unknown) => {
      throw asDriveError(cause)
    })
  }

  async function find(parent: string, key: string): Promise<{ id: string; url: string } | null> {
    const q = `appProperties has { key='armorKey' and value='${quoted(key)}' } and '${quoted(parent)}' in parents and trashed = false`
    const fields = 'files(id,webViewLink)'
    const { data } = await call((options) =>
      api.files.list({ q, fields, pageSize: 1, includeItemsFromAllDrives: true, ...everywhere }, options),
    )
    const [first] = data.files ?? []
    return first?.id ? { id: first.id, url: first.webViewLink ?? folderAddress(first.id) } : null
  }

  const remove = async (fileId: string) => {
    await call((options) => api.files.delete({ fileId, ...everywhere }, options)).catch((error: unknown) => {
      if (!(error instanceof DriveError && error.status === 404)) throw error
    })
  }

  return {
    kind: 'google',
    async ensureFolder({ clientId, name }) {
      const key = `client-${clientId}`
      const found = await find(given.parentFolder, key)
      if (found) return found
      const requestBody = {
        name: `${name} (${clientId})`,
        mimeType: folderType,
        parents: [given.parentFolder],
        appProperties: { armorKey: key },
      }
      const { data } = await call((options) =>
        api.files.create({ requestBody, fields: 'id,webViewLink', ...everywhere }, options),
      )
      if (!data.id) throw new DriveError('Google Drive made a folder without an id.', null)
      return { id: data.id, url: data.webViewLink ?? folderAddress(data.id) }
    },
    async putFile({ folderId, name, contentType, bytes, key }) {
      const found = await find(folderId, key)
      // A stream is read once: each attempt gets its own.
      const media = () => ({ mimeType: contentType, body: Readable.from([Buffer.from(bytes)]) })
      if (found) {
        const change = { fileId: found.id, requestBody: { name }, fields: 'id', ...everywhere }
        await call((options) => api.files.update({ ...change, media: media() }, options))
        return found.id
      }
      const requestBody = { name, parents: [folderId], appProperties: { armorKey: key } }
      const { data } = await call((options) =>
        api.files.create({ requestBody, media: media(), fields: 'id', ...everywhere }, options),
      )
      if (!data.id) throw new DriveError('Google Drive kept a file without an id.', null)
      return data.id
    },
    removeFile: remove,
    deleteFolder: remove,
  }
}

/** A text within the single quotes of a query. */
const quoted = (text: string) => text.replace(/[\\']/g, (mark) => `\\${mark}`)

function statusOf(cause: unknown): number | null {
  if (typeof cause !== 'object' || cause === null) return null
  const status = 'status' in cause ? Number(cause.status) : Number.NaN
  return Number.isInteger(status) ? status : null
}

/** The library's error holds the whole request with its token: only the status and its sentence are kept. */
function asDriveError(cause: unknown): DriveError {
  if (cause instanceof DriveError) return cause
  const status = statusOf(cause)
  const said = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'
  return new DriveError(`Google Drive answered ${status ?? 'nothing'}: ${said}`, status)
}
