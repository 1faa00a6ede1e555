import { define } from '../settings/setting.ts'
import { plainText, SettingError } from '../settings/setting-kinds.ts'

/** Google Drive, where each client’s files are copied to: both or none. */
export const driveSettings = {
  googleServiceAccount: define(
    'GOOGLE_SERVICE_ACCOUNT',
    null,
    plainText,
    'Key file of a Google service account, as JSON or as the path of the file. With GOOGLE_DRIVE_FOLDER each client’s files are copied to Google Drive; default: the folder is a page of the product.',
  ),
  googleDriveFolder: define(
    'GOOGLE_DRIVE_FOLDER',
    null,
    plainText,
    'Id of the Google Drive folder, shared with the service account as an editor, in which clients’ folders are made.',
  ),
}

/** The folder and who writes into it; null without Google Drive. Throws SettingError when one of the two is missing. */
export function driveFolder(serviceAccount: string | null, folder: string | null) {
  if (serviceAccount !== null && folder !== null) return { serviceAccount, folder }
  const missing = serviceAccount === null ? 'GOOGLE_SERVICE_ACCOUNT' : 'GOOGLE_DRIVE_FOLDER'
  if (serviceAccount === null && folder === null) return null
  throw new SettingError(`The setting ${missing} is missing beside the other one of Google Drive.`)
}
