/** Where people open a folder of Google Drive. */
export const folderAddress = (id: string) =>
  `https://drive.google.com/drive/folders/${encodeURIComponent(id)}`
