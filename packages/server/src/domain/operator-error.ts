/** What keeps a command from its work, as one sentence for whoever runs it: what is wrong and what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
