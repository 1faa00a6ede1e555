/** How browsers say that a file of the page could not be fetched: each in words of its own, with these two in it. */
const missing = /import.* module/i

/**
 * Whether a page that broke is mended by loading it again: a file that could not be fetched once is not asked for a second time by the
 * same page, so that one lost connection would break everything that shares it, long after the connection is back.
 * @param wasLoadedAgain the file is gone for good, perhaps: the person is told
 */
export const isMendedByLoading = (error: unknown, isOnline: boolean, wasLoadedAgain: boolean): boolean =>
  isOnline && !wasLoadedAgain && missing.test(String(error))
