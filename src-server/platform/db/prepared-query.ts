import pg, { type QueryConfig } from 'pg';

/** What the driver makes of a description of columns, to read rows by. */
interface Columns {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** A connection's own part of the driver. */
interface Wire {
  describe(message: object): void;
}

interface DriverQuery extends pg.Submittable {
  readonly name: string;
  readonly _result: Columns;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: object): void;
}

/** What a connection has told of its prepared statements, and the same connection without asking again. */
interface Told {
  readonly columns: Map<string, Columns>;
  readonly quiet: Wire;
}

const told = new WeakMap<Wire, Told>();

function toldBy(wire: Wire): Told {
  const known = told.get(wire);
  if (known !== undefined) return known;
  const quiet: Wire = Object.create(wire, { describe: { value: () => undefined } });
  const begun = { columns: new Map<string, Columns>(), quiet };
  told.set(wire, begun);
  return begun;
}

const DriverQuery = pg.Query as unknown as new (config: QueryConfig) => DriverQuery;

/**
 * A prepared statement whose columns each connection describes once, not with every answer: the driver asks for them
 * each time, and reads them for longer than the rows of most statements. They cannot change: PostgreSQL refuses a
 * prepared statement whose columns are no longer what they were, and `Database.query` asks then without a name.
 */
export class PreparedQuery extends DriverQuery {
  #wire: Wire | null = null;

  override prepare(wire: Wire): void {
    const { columns, quiet } = toldBy(wire);
    const known = columns.get(this.name);
    if (known === undefined) {
      this.#wire = wire;
      return super.prepare(wire);
    }
    Object.assign(this._result, known);
    this._accumulateRows = true;
    super.prepare(quiet);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.#wire !== null)
      toldBy(this.#wire).columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
