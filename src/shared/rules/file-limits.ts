/**
 * How large uploaded files may be (decision 22), for the checks of the browser and of the server. A megabyte is 1,024 × 1,024
 * bytes: a file that any system shows as 25 MB is taken.
 */
const bytesOfMegabyte = 1024 * 1024

/** All files of one report together; as many files as character recognition reads pages. */
export const reportLimit = { megabytes: 25, bytes: 25 * bytesOfMegabyte, files: 60 } as const

/** Every other paper: identity, evidence, funding. Of one that comes as several photos, each photo. */
export const paperLimit = { megabytes: 10, bytes: 10 * bytesOfMegabyte } as const
/** The photos or files of one such paper together: two of a phone may be larger than one file may be. */
export const paperFilesLimit = { megabytes: 25, bytes: 25 * bytesOfMegabyte, files: 20 } as const
