/** A page that a test drives, in whatever browser: what puppeteer's pages and those of WebDriver have in common. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>;
  url(): string;
  /** Runs a function, which stands alone, in the page, and waits for what it promises. */
  evaluate<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  keyboard: {
    type(text: string): Promise<void>;
    press(key: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
  };
  mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number, options?: { button?: string | undefined }): Promise<void>;
    down(options?: { button?: string | undefined }): Promise<void>;
    up(options?: { button?: string | undefined }): Promise<void>;
    reset(): Promise<void>;
  };
}

/** A browser of its own, with one page. */
export interface DrivenBrowser {
  page: DrivenPage;
  close(): Promise<void>;
}

/** A browser beside Chromium that the long run tests in, where this machine has it. */
export interface OtherBrowser {
  name: string;
  /** Opens it, or says why it can't be. */
  find(): { open(): Promise<DrivenBrowser> } | { why: string };
}
