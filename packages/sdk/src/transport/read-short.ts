/** An answer is short; whatever is longer is not one. */
const ANSWER_LENGTH_MAX = 65_536;

/** Text of a body up to about that length; the rest is cancelled, so that an endless one costs neither memory nor time. */
export async function readShort({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < ANSWER_LENGTH_MAX) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
