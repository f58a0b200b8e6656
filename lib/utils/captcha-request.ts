/** What a guarded call carries once the captcha is solved (contract §4). */
export interface CaptchaAnswer {
  captchaId: string;
  captchaInfo: string;
}

type Solve = () => Promise<CaptchaAnswer | undefined>;

let solve: Solve | undefined;

/** Asks the person to solve a captcha; undefined when they closed it. Any form may ask: the page shows the dialog. */
export function requestCaptcha(): Promise<CaptchaAnswer | undefined> {
  return solve ? solve() : Promise.resolve(undefined);
}

/** For the one place that shows the captcha. Returns how to stop. */
export function provideCaptcha(handle: Solve): () => void {
  solve = handle;
  return () => {
    if (solve === handle) solve = undefined;
  };
}
