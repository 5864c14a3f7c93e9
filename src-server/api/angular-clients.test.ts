import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshEmail, makeMember, PASSWORD, signInBy } from '#server/modules/accounts/accounts.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type ClientPage, confirm, followReset, openPage } from './client-page.fixture.ts';

// They are older than types: what is used of each is described here.
type Call = (given?: object) => PromiseLike<unknown>;
type NgAuth = Readonly<
  Record<
    | 'submitRegistration'
    | 'submitLogin'
    | 'validateUser'
    | 'updateAccount'
    | 'updatePassword'
    | 'requestPasswordReset'
    | 'signOut'
    | 'destroyAccount',
    Call
  >
> & { readonly user: object };
interface Angular {
  module(name: string, needs: readonly string[]): { config(steps: readonly unknown[]): void };
  bootstrap(element: unknown, modules: readonly string[]): { get<Service>(name: string): Service };
}
interface Stream {
  toPromise(): Promise<unknown>;
  subscribe(...heard: readonly ((value: unknown) => void)[]): void;
}
type TokenService = Readonly<
  Record<'registerAccount' | 'signIn' | 'updatePassword' | 'resetPassword', (given: object) => Stream>
> &
  Readonly<Record<'validateToken' | 'signOut' | 'deleteAccount', () => Stream>> & { readonly currentUserData: object };
interface AngularToken {
  readonly AngularTokenService: new (...parts: readonly unknown[]) => TokenService;
  /** Its interceptor of requests. */
  readonly ɵb: new (service: TokenService) => {
    intercept(request: unknown, next: unknown): unknown;
  };
}
interface AngularHttp {
  readonly HttpClient: new (handler: object) => object;
  readonly HttpXhrBackend: new (factory: object) => { handle(request: unknown): unknown };
}

/** Clients of devise_token_auth for Angular as they come from the registry, each driven as its own page says. */
let t: TestApp;
let origin: string;
let page: ClientPage;
let isOpen = false;

const kept = new Map<string, string>();
const SHOP = 'http://shop.example/account';
const NEXT = 'a wardrobe of raincoats';
const person = { first_name: 'Grace', last_name: 'Hopper', phone_number: '+14165550101' };

async function open(url = `${origin}/`): Promise<ClientPage> {
  if (isOpen) await page.close();
  page = openPage(url, kept);
  isOpen = true;
  return page;
}

beforeAll(async () => {
  t = await createTestApp({ config: { RESET_ADDRESSES: [new URL(SHOP)] } });
  origin = t.baseUrl();
  // The client holds what expires against the device's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now().toEpochMilli() });
});
afterEach(async () => {
  await page.close();
  isOpen = false;
  kept.clear();
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});

describe('ng-token-auth', () => {
  /** Opens a page with the client in it, which asks at once whether a kept session still holds. */
  async function begin(url?: string): Promise<NgAuth> {
    const { load } = await open(url);
    load('angular/angular.js');
    const { angular } = window as unknown as { readonly angular: Angular };
    vi.stubGlobal('angular', angular);
    load('angular-cookie');
    load('ng-token-auth');
    // In a browser what stands in the window is known by its bare name.
    vi.stubGlobal('isEmpty', (window as unknown as { readonly isEmpty: unknown }).isEmpty);
    angular.module('shop', ['ng-token-auth']).config([
      '$authProvider',
      ({ configure }: { configure(settings: object): void }) =>
        configure({
          apiUrl: `${origin}/api/v1`,
          storage: 'localStorage',
          validateOnPageLoad: false,
          passwordResetSuccessUrl: () => SHOP,
        }),
    ]);
    return angular.bootstrap(document.createElement('div'), ['shop']).get<NgAuth>('$auth');
  }

  it('signs up and in, over a reload changes account and password, signs out, and closes the account', async () => {
    let auth = await begin();
    const email = freshEmail();
    await auth.submitRegistration({ email, password: PASSWORD, password_confirmation: PASSWORD, ...person });
    await confirm(t, email);
    await auth.submitLogin({ email, password: PASSWORD });
    expect(auth.user).toMatchObject({ email, signedIn: true });

    auth = await begin();
    await auth.validateUser();
    expect(auth.user).toMatchObject({ email, first_name: 'Grace' });
    await auth.updateAccount({ first_name: 'Amazing' });
    expect(auth.user).toMatchObject({ first_name: 'Amazing' });
    await auth.updatePassword({ current_password: PASSWORD, password: NEXT, password_confirmation: NEXT });
    await auth.signOut();

    auth = await begin();
    expect(page.storage.getItem('auth_headers')).toBeNull();
    expect((await signInBy(t, email)).status).toBe(401);
    await auth.submitLogin({ email, password: NEXT });
    await auth.destroyAccount();
    expect((await signInBy(t, email, NEXT)).status).toBe(401);
  });

  it('sets a new password on a page of another site by the mailed link', async () => {
    const { email } = await makeMember(t);
    await (await begin()).requestPasswordReset({ email });
    const auth = await begin((await followReset(t, email)).href);
    await auth.validateUser();
    await auth.updatePassword({ password: NEXT, password_confirmation: NEXT });
    expect((await signInBy(t, email, NEXT)).status).toBe(200);
  });
});

describe('angular-token', () => {
  /** Opens a page with the service and its interceptor in it, put together as Angular does. */
  async function begin(url?: string): Promise<TokenService> {
    const { load } = await open(url);
    const { HttpClient, HttpXhrBackend } = load<AngularHttp>('@angular/common/http');
    const { AngularTokenService, ɵb: AngularTokenInterceptor } = load<AngularToken>('angular-token');
    const backend = new HttpXhrBackend({ build: () => new XMLHttpRequest() });
    let service: TokenService | null = null;
    const handle = (request: unknown) =>
      service === null ? backend.handle(request) : new AngularTokenInterceptor(service).intercept(request, backend);
    const settings = { apiBase: origin, apiPath: 'api/v1', resetPasswordCallback: SHOP };
    const query = Object.fromEntries(new URL(url ?? origin).searchParams);
    const route = { queryParams: { subscribe: (heard: (names: object) => void) => heard(query) } };
    service = new AngularTokenService(new HttpClient({ handle }), settings, 'browser', route, null);
    return service;
  }

  it('signs up and in, stays over a reload, changes the password, signs out, and closes the account', async () => {
    let auth = await begin();
    const email = freshEmail();
    const form = { login: email, password: PASSWORD, passwordConfirmation: PASSWORD, ...person };
    await auth.registerAccount(form).toPromise();
    await confirm(t, email);
    await auth.signIn({ login: email, password: PASSWORD }).toPromise();
    expect(auth.currentUserData).toMatchObject({ email });

    auth = await begin();
    await auth.validateToken().toPromise();
    expect(auth.currentUserData).toMatchObject({ email, first_name: 'Grace' });
    const passwords = { password: NEXT, passwordConfirmation: NEXT, passwordCurrent: PASSWORD };
    await auth.updatePassword(passwords).toPromise();
    await auth.signOut().toPromise();
    expect(page.storage.getItem('accessToken')).toBeNull();

    auth = await begin();
    expect((await signInBy(t, email)).status).toBe(401);
    await auth.signIn({ login: email, password: NEXT }).toPromise();
    await auth.deleteAccount().toPromise();
    expect((await signInBy(t, email, NEXT)).status).toBe(401);
  });

  it('asks for the mail of a new password, and sets it by its link', async () => {
    const { email } = await makeMember(t);
    await (await begin()).resetPassword({ login: email }).toPromise();
    const auth = await begin((await followReset(t, email)).href);
    await auth.updatePassword({ password: NEXT, passwordConfirmation: NEXT }).toPromise();
    expect((await signInBy(t, email, NEXT)).status).toBe(200);
  });
});
