/** Where staff meet somebody without a client record: the deletion of everything under the address. */
export const addressDeletionTexts = {
  title: (email: string) => `Delete everything of ${email}`,
  deleteLead:
    'Deletes for good what this address bought, wrote and sent, with its applications for funding, guides and sessions, and ends its subscriptions. What was paid stays in the books without the person. There is no way back.',
  confirmName: (email: string) => `Type “${email}” to confirm`,
  delete: 'Delete this address for good',
  wrongName: 'This is not the address',
  deleteFailed: 'Nothing was deleted.',
  deleted: 'Everything of the address is deleted.',
}
