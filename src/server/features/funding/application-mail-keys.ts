/** Occasions of the mails that tell of the end of an application, without their day. */
export const applicationMailKeys = {
  deletion: (applicationId: number) => `funding-deletion:${applicationId}:`,
  retention: (applicationId: number) => `funding-retention:${applicationId}:`,
}
