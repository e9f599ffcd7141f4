// Lists the active markets among 20 that are neither settled nor closed, with their decimals and settlement asset.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode string

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
type product struct{ SettlementAsset string }

type market struct {
	ID                    string
	State                 string
	DecimalPlaces         string
	PositionDecimalPlaces string
	TradableInstrument    struct {
		Instrument struct {
			Code              string
			Perpetual, Future *product
		}
	}
}

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	var answer struct {
		Markets struct {
			Edges []struct{ Node market }
		}
	}
	get("/api/v2/markets?includeSettled=false&pagination.first=20", &answer)
	for _, edge := range answer.Markets.Edges {
		if edge.Node.State != "STATE_ACTIVE" {
			continue
		}
		instrument := edge.Node.TradableInstrument.Instrument
		// A market has one product: a future or a perpetual future.
		settles := instrument.Perpetual
		if settles == nil {
			settles = instrument.Future
		}
		fmt.Println(instrument.Code, edge.Node.ID)
		fmt.Println("  decimals of prices and sizes:", edge.Node.DecimalPlaces, edge.Node.PositionDecimalPlaces)
		fmt.Println("  settles in:", settles.SettlementAsset)
	}
}

// endregion: request
