/** An answer that a library made, in the form of the Fetch standard, and that ends. */
export class WebAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;

  constructor(status: number, headers: WebAnswer['headers'], body: string) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  static async of(response: Response): Promise<WebAnswer> {
    return new WebAnswer(response.status, Object.fromEntries(response.headers), await response.text());
  }
}
