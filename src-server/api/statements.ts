import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { statementCsv, statementPdf, yearCsv, yearPdf } from '#server/modules/payouts/payouts.module.ts';
import { routePerson } from '#server/platform/http/route-caller.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

type Asked = FastifyRequest<{ Querystring: { month?: string } }>;
type AskedYear = FastifyRequest<{ Querystring: { year?: string } }>;

const refuse = (error: unknown): never => {
  throw error instanceof TRPCError ? causeOf(error) : error;
};

/** `GET /dashboard/payouts/statement.csv` and `.pdf`, `?month=YYYY-MM`, and `year.csv` and `.pdf`, `?year=YYYY`: a partner's own month or year, in their language. */
export function registerStatements(app: FastifyInstance, deps: Deps): void {
  const read = async (request: Asked, reply: FastifyReply) => {
    const ctx = await routePerson(deps, request, reply);
    const statement = await appRouter
      .createCaller(ctx)
      .payouts.statement({ month: request.query.month ?? '' })
      .catch(refuse);
    return { statement, locale: ctx.locale };
  };
  const readYear = async (request: AskedYear, reply: FastifyReply) => {
    const ctx = await routePerson(deps, request, reply);
    const asked = Number(request.query.year);
    const year = await appRouter.createCaller(ctx).payouts.year({ year: asked }).catch(refuse);
    return { year, locale: ctx.locale };
  };
  const send = (reply: FastifyReply, name: string, type: string, content: string | Buffer) =>
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  app.get('/dashboard/payouts/statement.csv', declares('partner'), async (request: Asked, reply) => {
    const { statement, locale } = await read(request, reply);
    return send(reply, `statement-${statement.month}.csv`, 'text/csv; charset=utf-8', statementCsv(statement, locale));
  });
  app.get('/dashboard/payouts/statement.pdf', declares('partner'), async (request: Asked, reply) => {
    const { statement, locale } = await read(request, reply);
    const content = await statementPdf(statement, { locale, siteName: deps.config.SITE_NAME });
    return send(reply, `statement-${statement.month}.pdf`, 'application/pdf', content);
  });
  app.get('/dashboard/payouts/year.csv', declares('partner'), async (request: AskedYear, reply) => {
    const { year, locale } = await readYear(request, reply);
    return send(reply, `year-${year.year}.csv`, 'text/csv; charset=utf-8', yearCsv(year, locale));
  });
  app.get('/dashboard/payouts/year.pdf', declares('partner'), async (request: AskedYear, reply) => {
    const { year, locale } = await readYear(request, reply);
    const content = await yearPdf(year, { locale, siteName: deps.config.SITE_NAME });
    return send(reply, `year-${year.year}.pdf`, 'application/pdf', content);
  });
}
